"""Every sentence a person reads, by key, in English and Spanish."""

from words.catalogue import LOCALES, has, locale_of, say

__all__ = ["LOCALES", "has", "locale_of", "say"]
