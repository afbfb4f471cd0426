-- What members follow; personal data, erased with the member.
CREATE TABLE accounts.followings (
  member_id uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  kind      text NOT NULL CHECK (kind IN ('team', 'league', 'tournament')),
  thing_id  integer NOT NULL,
  since     timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, kind, thing_id)
);

-- Log positions shown on a member's dashboard: at the current or last visit, and at the visit before it.
CREATE TABLE accounts.dashboard_visits (
  member_id        uuid PRIMARY KEY REFERENCES accounts.members ON DELETE CASCADE,
  position         bigint NOT NULL,
  at               timestamptz(3) NOT NULL DEFAULT now(),
  earlier_position bigint,
  earlier_at       timestamptz(3)
);
