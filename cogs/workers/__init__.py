"""Work beside the event loop: pictures and hints."""
