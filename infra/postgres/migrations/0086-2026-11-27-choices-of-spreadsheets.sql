-- What a member decided about a spreadsheet beside its columns: the order of days and scores, unknown words, and the
-- league of all its games. Null where the import was before this, or a column names the league.
ALTER TABLE writing.import_columns ADD COLUMN choices jsonb, ADD COLUMN "leagueId" integer;
