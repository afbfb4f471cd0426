-- When a command was written, so that it can be deleted once no retry can come. Existing rows count from now on.
ALTER TABLE writing.written_commands ADD COLUMN written_at timestamptz(3) NOT NULL DEFAULT now();
CREATE INDEX written_commands_age ON writing.written_commands (written_at);
