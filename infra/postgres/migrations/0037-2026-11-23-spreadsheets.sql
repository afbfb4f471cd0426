-- Spreadsheets that members bring in from the browser: what they sent, what they answered, and how far each has come. The
-- games themselves are events; these rows are of no use once an import is over, and pruned.
CREATE TABLE writing.imports (
  "importId"   uuid PRIMARY KEY,
  "memberId"   uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  "seasonId"   integer NOT NULL,
  -- Of all rows; null where a column says it.
  "leagueId"   integer,
  rows         integer NOT NULL CHECK (rows BETWEEN 1 AND 20000),
  -- The rows that have been brought in, and those that somebody has begun to: between them, some may have been.
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

-- What the columns of a spreadsheet hold, as a member has said of one with the same headings.
CREATE TABLE writing.import_columns (
  "memberId" uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  headings   bytea NOT NULL CHECK (length(headings) = 32),
  columns    jsonb NOT NULL,
  "usedAt"   timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY ("memberId", headings)
);
