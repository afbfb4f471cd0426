-- Changes of what others recorded that wait for a second person. They are in the log only once somebody accepts them.
-- Programs that do not know 0059 still work: they hold nothing.
CREATE TABLE moderation.held_changes (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "memberId"   uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  -- The member's command: sent again, it is the same change.
  "commandId"  uuid NOT NULL,
  -- The import or other action that it belongs to.
  "actionId"   text,
  kind         text NOT NULL,
  "entityId"   integer NOT NULL,
  "seasonId"   integer,
  competition  text,
  commands     jsonb NOT NULL,
  state        text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'undone')),
  "recordedAt" timestamptz(3) NOT NULL DEFAULT now(),
  "decidedBy"  uuid REFERENCES accounts.members ON DELETE SET NULL,
  "decidedAt"  timestamptz(3),
  UNIQUE ("memberId", "commandId")
);
-- Of one thing, a member's latest wish waits.
CREATE UNIQUE INDEX held_changes_open ON moderation.held_changes ("memberId", kind, "entityId") WHERE state = 'open';
CREATE INDEX held_changes_queue ON moderation.held_changes (state, "recordedAt");
CREATE INDEX held_changes_decided_by ON moderation.held_changes ("decidedBy") WHERE "decidedBy" IS NOT NULL;
CREATE TRIGGER held_changes_tell AFTER INSERT OR UPDATE OR DELETE ON moderation.held_changes
  FOR EACH STATEMENT EXECUTE FUNCTION moderation.tell_queue();
