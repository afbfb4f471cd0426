import { z } from 'zod';
import { ref } from './outputs.ts';
import { gameSide, localDate } from './vocabulary.ts';

/**
 * Results of upcoming games that put the team at this rank whatever else happens, and that would still change what is
 * certain of it. Null when there are too many to list, and for the last rank. Goals and fair play points, where they
 * count, follow the same side.
 */
const namedResults = z
  .array(
    z.object({
      gameId: z.int(),
      date: localDate,
      home: ref,
      away: ref,
      winner: gameSide.nullable(),
      isInOvertime: z.boolean(),
    }),
  )
  .nullable();

/**
 * Teams that can no longer reach every rank of their table, in table order: tie-breaks that are decided count, those
 * that are not may go either way. `isExact`: both ranks are reachable; otherwise the true range may be narrower. Empty
 * once all games are played, and for tables of past days.
 */
export const certainties = z.array(
  z.object({
    team: ref,
    best: z.int(),
    worst: z.int(),
    outOf: z.int(),
    isExact: z.boolean(),
    bestIf: namedResults,
    worstIf: namedResults,
  }),
);
export type Certainty = z.infer<typeof certainties>[number];
