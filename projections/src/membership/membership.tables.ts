import { int, oneOf, position, type RowOf, table, text } from '../engine/table.ts';

/** Who volunteered to supervise which league or tournament: members by their opaque ids. */
export const supervisionsTable = table(
  'supervisions',
  {
    kind: oneOf<'league' | 'tournament'>(['league', 'tournament']),
    /** Of the league or the tournament. */
    id: int,
    member_id: text,
    season_id: int,
    /** Position of the event since which it is so. */
    since: position,
  },
  { key: ['kind', 'id', 'member_id'], indexes: [['member_id'], ['season_id', 'kind', 'id']] },
);
export type SupervisionRow = RowOf<typeof supervisionsTable>;

/** Members of whom nothing personal is left. */
export const erasedMembersTable = table(
  'erased_members',
  { member_id: text, position },
  { key: ['member_id'] },
);
