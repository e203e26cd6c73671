"""The painter of Seven Swords: village, pieces, panels, hand, and their twins in words."""
