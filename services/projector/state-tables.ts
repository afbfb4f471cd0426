/** The tables that the projector keeps beside the views, in the same schema. */
export const stateTablesSql = `
  -- Version, definition and status of each view's table. outdated: it waits for a rebuild.
  CREATE TABLE view_state (
    name        text PRIMARY KEY,
    version     integer NOT NULL,
    definition  text NOT NULL,
    status      text NOT NULL CHECK (status IN ('live', 'outdated')),
    "changedAt" timestamptz(3) NOT NULL DEFAULT now()
  );

  -- Position of each shard, updated in the transaction that writes the rows. generation counts rebuilds, which may
  -- change rows without changing the position; term increases with each change of holder, a running projector.
  CREATE TABLE checkpoints (
    shard      text PRIMARY KEY,
    position   bigint NOT NULL,
    generation integer NOT NULL DEFAULT 0,
    term       integer NOT NULL DEFAULT 0,
    holder     uuid
    -- Updated several times a second; free space keeps the updates on the same page.
  ) WITH (fillfactor = 25);

  -- Position of the last event that touched a season: the version for cached responses.
  CREATE TABLE season_versions (
    "seasonId" integer PRIMARY KEY,
    position   bigint NOT NULL
  );

  -- Running projectors with their last heartbeat.
  CREATE TABLE projectors (
    id       uuid PRIMARY KEY,
    "seenAt" timestamptz(3) NOT NULL
  );

  -- The event log that the views were made from, identified by its first event.
  CREATE TABLE projected_log (
    "isOne"         boolean PRIMARY KEY DEFAULT true CHECK ("isOne"),
    "firstEvent"    uuid NOT NULL,
    "firstPosition" bigint NOT NULL
  );

  -- The quarantine, of things as small as possible: the events of a stream from a certain one on, or a group of a
  -- derived view. views: catalogue, season, activity, or the name of a derived view. seasonId: 0 for the catalogue; a
  -- bigint, because an event may contain an invalid id. thing: the stream, or the group's key as JSON. position,
  -- revision: the first waiting event; null for a group. topics: live topics whose pages are incomplete.
  CREATE TABLE set_aside (
    id             bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    views          text NOT NULL,
    "seasonId"     bigint NOT NULL,
    thing          text NOT NULL,
    shard          text NOT NULL,
    position       bigint,
    revision       bigint,
    waiting        integer NOT NULL,
    since          timestamptz(3) NOT NULL,
    cause          text NOT NULL,
    detail         text NOT NULL,
    topics         text[] NOT NULL,
    attempts       integer NOT NULL DEFAULT 1,
    "triedAt"      timestamptz(3) NOT NULL DEFAULT now(),
    "retryAskedAt" timestamptz(3),
    PRIMARY KEY (views, "seasonId", thing)
  );
  CREATE INDEX set_aside_season ON set_aside ("seasonId");

  -- Groups of derived views, their keys as JSON, that are computed after the results: a note for each batch that changed
  -- what a group is computed from, inserted with the change and deleted with the computed rows. position: where the
  -- shard was before that batch, up to which the group is computed.
  CREATE TABLE later_groups (
    id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shard    text NOT NULL,
    view     text NOT NULL,
    "group"  text NOT NULL,
    position bigint NOT NULL DEFAULT 0
  );
  CREATE INDEX later_groups_shard ON later_groups (shard, id);
  CREATE INDEX later_groups_group ON later_groups (shard, "group");`;
