-- The chat, outside the log: messages are erased with their authors.
-- Needs programs that know 0033.
CREATE SCHEMA community;

-- Adds the declaration of being 18 or over, besides the terms and the age of 14. No date of birth is stored.
ALTER TABLE accounts.consents DROP CONSTRAINT consents_kind_check;
ALTER TABLE accounts.consents ADD CONSTRAINT consents_kind_check
  CHECK (kind IN ('terms', 'age', 'parent', 'adult'));

CREATE TABLE community.rooms (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type            text NOT NULL CHECK (type IN ('league', 'tournament', 'team', 'private', 'group')),
  -- Id of the league, tournament or team.
  "thingId"       integer,
  -- Name of a group.
  label           text CHECK (length(label) BETWEEN 1 AND 60),
  -- The two members of a private room, to find it again; null once a member is erased.
  "firstId"       uuid REFERENCES accounts.members ON DELETE SET NULL,
  "secondId"      uuid REFERENCES accounts.members ON DELETE SET NULL,
  -- Counters of messages and of changes, increased under the row lock, so that their order is the commit order.
  "lastSeq"       integer NOT NULL DEFAULT 0,
  "lastChange"    bigint NOT NULL DEFAULT 0,
  "createdAt"     timestamptz(3) NOT NULL DEFAULT now(),
  "lastMessageAt" timestamptz(3),
  CHECK ((type IN ('league', 'tournament', 'team')) = ("thingId" IS NOT NULL)),
  CHECK ((type = 'group') = (label IS NOT NULL))
);
CREATE UNIQUE INDEX rooms_thing ON community.rooms (type, "thingId");
CREATE UNIQUE INDEX rooms_pair ON community.rooms ("firstId", "secondId");
CREATE INDEX rooms_second ON community.rooms ("secondId");

CREATE TABLE community.room_members (
  "roomId"   integer NOT NULL REFERENCES community.rooms ON DELETE CASCADE,
  "memberId" uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  -- `asked` waits for admission to a team's room. A `keeper` admits and removes others.
  standing   text NOT NULL DEFAULT 'member' CHECK (standing IN ('asked', 'member', 'keeper')),
  "readSeq"  integer NOT NULL DEFAULT 0,
  "isQuiet"  boolean NOT NULL DEFAULT false,
  "joinedAt" timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY ("roomId", "memberId")
);
CREATE INDEX room_members_member ON community.room_members ("memberId");

CREATE TABLE community.messages (
  "roomId"     integer NOT NULL REFERENCES community.rooms ON DELETE CASCADE,
  seq          integer NOT NULL,
  change       bigint NOT NULL,
  "authorId"   uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  -- Id of the author's command; makes a retry harmless.
  "commandId"  uuid NOT NULL,
  text         text NOT NULL CHECK (length(text) <= 8000),
  "replyTo"    integer,
  state        text NOT NULL DEFAULT 'shown' CHECK (state IN ('shown', 'held', 'deleted', 'removed')),
  "sentAt"     timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  "editedAt"   timestamptz(3),
  words        tsvector GENERATED ALWAYS AS (to_tsvector('simple', text)) STORED,
  PRIMARY KEY ("roomId", seq),
  UNIQUE ("authorId", "commandId")
);
CREATE UNIQUE INDEX messages_change ON community.messages ("roomId", change);
CREATE INDEX messages_words ON community.messages USING gin (words);
CREATE INDEX messages_sent ON community.messages ("sentAt");

CREATE TABLE community.mentions (
  "roomId"   integer NOT NULL,
  seq        integer NOT NULL,
  "memberId" uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  PRIMARY KEY ("roomId", seq, "memberId"),
  FOREIGN KEY ("roomId", seq) REFERENCES community.messages ON DELETE CASCADE
);
CREATE INDEX mentions_member ON community.mentions ("memberId");

-- Members blocked from private messages.
CREATE TABLE community.blocks (
  "memberId"  uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  -- Null once the blocked member is erased; the row belongs to the other member.
  "blockedId" uuid REFERENCES accounts.members ON DELETE SET NULL,
  UNIQUE ("memberId", "blockedId")
);
CREATE INDEX blocks_blocked ON community.blocks ("blockedId");

-- Connections that have a room open. Unlogged: losing the table in a crash does no harm.
CREATE UNLOGGED TABLE community.presences (
  "roomId"       integer NOT NULL,
  "memberId"     uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  "connectionId" uuid NOT NULL,
  until          timestamptz(3) NOT NULL,
  "typingUntil"  timestamptz(3),
  PRIMARY KEY ("roomId", "memberId", "connectionId")
);
CREATE INDEX presences_until ON community.presences (until);
CREATE INDEX presences_member ON community.presences ("memberId");
