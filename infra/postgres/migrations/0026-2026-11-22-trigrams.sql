-- Trigram search finds names by parts of words and by similar words. A trusted extension: the database owner may create
-- it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
