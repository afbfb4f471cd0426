-- Actions that were undone as a whole, and the actions that undid them, by their correlation ids. A file whose import was
-- undone adds its games again. Programs that do not know 0085 still work; they leave such games out until asked.
CREATE TABLE writing.undone_actions (
  "correlationId" uuid NOT NULL,
  "actionId"      uuid NOT NULL,
  "undoneAt"      timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY ("correlationId", "actionId")
);
CREATE UNIQUE INDEX undone_actions_action ON writing.undone_actions ("actionId");

-- The list of all imports, latest first.
CREATE INDEX imports_begun ON writing.imports ("createdAt", "importId");
