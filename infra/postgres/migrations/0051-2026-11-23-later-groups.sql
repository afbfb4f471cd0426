-- Groups of derived views that a running projector computes after the results. Inserted together with the change,
-- deleted together with the computed rows.
CREATE TABLE later_groups (
  id      bigint GENERATED ALWAYS AS IDENTITY,
  shard   text NOT NULL,
  view    text NOT NULL,
  -- The group's key as JSON.
  "group" text NOT NULL,
  PRIMARY KEY (view, "group")
);
CREATE INDEX later_groups_shard ON later_groups (shard, id);
