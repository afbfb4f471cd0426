-- Names are found by parts of their words and by words that are like them. Trusted: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
