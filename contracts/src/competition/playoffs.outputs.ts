import { z } from 'zod';
import { playoffMarks, playoffScopes } from './lists.ts';

/** Which teams of a table go on to the play-offs. */
export const playoffs = z.object({
  /** The number of teams that go on, of a table or of each division. */
  teams: z.int(),
  of: z.enum(playoffScopes),
  /** The last rank of this table that goes on; null where the number is about another table, or everybody goes on. */
  lastRank: z.int().nullable(),
  /** The mathematical certainties of this table's teams. */
  marks: z.array(z.object({ teamId: z.int(), mark: z.enum(playoffMarks) })),
});
export type Playoffs = z.infer<typeof playoffs>;
export type PlayoffMark = Playoffs['marks'][number]['mark'];
