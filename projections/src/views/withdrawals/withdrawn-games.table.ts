import { withdrawalTreatments } from '@rondelle/contracts/competition/lists.ts';
import { int, nullable, oneOf, type RowOf, table, text } from '../engine/table.ts';

/**
 * The games of teams that withdrew from their league: few, so that readers of games find the treatment of one by key.
 */
export const withdrawnGamesTable = table(
  'withdrawn_games',
  {
    gameId: int,
    seasonId: int,
    categoryId: int,
    competition: text,
    homeTeamId: int,
    awayTeamId: int,
    teamLo: int,
    teamHi: int,
    /** The league's treatment of the games of each side; null for a team that plays on. */
    home: nullable(oneOf(withdrawalTreatments)),
    away: nullable(oneOf(withdrawalTreatments)),
  },
  {
    key: ['gameId'],
    indexes: [
      ['competition'],
      ['seasonId', 'categoryId'],
      ['homeTeamId', 'seasonId'],
      ['awayTeamId', 'seasonId'],
      ['teamLo', 'teamHi', 'seasonId'],
    ],
  },
);
export type WithdrawnGameRow = RowOf<typeof withdrawnGamesTable>;
