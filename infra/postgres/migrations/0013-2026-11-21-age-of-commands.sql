-- When a command was written, so that it can be forgotten once nobody sends it again. Rows that stand here already
-- count from now on.
ALTER TABLE writing.written_commands ADD COLUMN written_at timestamptz(3) NOT NULL DEFAULT now();
CREATE INDEX written_commands_age ON writing.written_commands (written_at);
