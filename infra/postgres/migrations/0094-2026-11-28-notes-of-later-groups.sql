-- A group has one note for each batch that changed what it is computed from. The computation deletes those that it has
-- seen, so that neither waits for the other.
ALTER TABLE later_groups DROP CONSTRAINT later_groups_pkey;
ALTER TABLE later_groups ADD PRIMARY KEY (id);
-- Where the shard was before that batch: up to here the group is computed.
ALTER TABLE later_groups ADD COLUMN position bigint NOT NULL DEFAULT 0;
CREATE INDEX later_groups_group ON later_groups (shard, "group");
