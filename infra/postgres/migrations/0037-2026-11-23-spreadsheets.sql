-- Spreadsheet imports from the browser: rows, decisions and progress. The games themselves are events; these rows are
-- deleted after the import.
CREATE TABLE writing.imports (
  "importId"   uuid PRIMARY KEY,
  "memberId"   uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  "seasonId"   integer NOT NULL,
  -- League of all rows; null when a column names it.
  "leagueId"   integer,
  rows         integer NOT NULL CHECK (rows BETWEEN 1 AND 20000),
  -- `done`: imported rows; `attempted`: rows whose import has started. Rows between the two may be imported or not.
  done         integer NOT NULL DEFAULT 0,
  attempted    integer NOT NULL DEFAULT 0,
  answers      jsonb NOT NULL DEFAULT '{}',
  counts       jsonb NOT NULL DEFAULT '{"added":0,"corrected":0,"unchanged":0,"refused":0}',
  "createdAt"  timestamptz(3) NOT NULL DEFAULT now(),
  "finishedAt" timestamptz(3)
);
CREATE INDEX imports_member ON writing.imports ("memberId", "createdAt");

CREATE TABLE writing.import_rows (
  "importId" uuid NOT NULL REFERENCES writing.imports ON DELETE CASCADE,
  "from"     integer NOT NULL,
  rows       jsonb NOT NULL,
  PRIMARY KEY ("importId", "from")
);

-- Meaning of spreadsheet columns as a member chose it, by headings.
CREATE TABLE writing.import_columns (
  "memberId" uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  headings   bytea NOT NULL CHECK (length(headings) = 32),
  columns    jsonb NOT NULL,
  "usedAt"   timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY ("memberId", headings)
);
