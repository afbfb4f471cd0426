import { mostListed, offStatuses, playedStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';

/** The games of a tournament, without games called off; includes bracket games whose teams are known. */
export const gamesOfTournament = async (
  db: Db,
  tournamentId: number,
): Promise<CurrentTournament['games']> => {
  const rows = await db
    .selectFrom('games')
    .select(['gameId', 'categoryId', 'stage', 'groupName', 'date', 'time', 'venue', 'city'])
    .select(['homeTeamId', 'awayTeamId', 'status'])
    .where('competition', '=', `tournament-${tournamentId}`)
    .where('status', 'not in', offStatuses)
    .orderBy('date')
    .orderBy('gameId')
    .limit(mostListed)
    .execute();
  return rows.map(({ groupName, status, ...game }) => ({
    ...game,
    group: groupName,
    isOver: playedStatuses.includes(status),
  }));
};
