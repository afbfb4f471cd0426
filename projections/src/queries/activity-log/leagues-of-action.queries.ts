import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';

const most = 20;

/** Returns the leagues with games that an action changed, with how many; most games first. */
export const leaguesOfAction = async (db: Db, lang: Language, correlationId: string) => {
  const rows = await db
    .selectFrom('activity_log as change')
    .innerJoin('games', 'games.gameId', 'change.entityId')
    .select(({ fn }) => ['games.leagueId', fn.count<string>('games.gameId').distinct().as('games')])
    .where('change.correlationId', '=', correlationId)
    .where('change.kind', '=', 'game')
    .where('games.leagueId', 'is not', null)
    .groupBy('games.leagueId')
    .orderBy('games', 'desc')
    .orderBy('games.leagueId')
    .limit(most)
    .execute();
  const leagueIds = rows.flatMap(({ leagueId }) => (leagueId === null ? [] : [leagueId]));
  if (leagueIds.length === 0) return [];
  const names = await namesFor(db, await catalogueIn(db, lang), { teams: [], leagueIds });
  return rows.flatMap(({ leagueId, games }) =>
    leagueId === null ? [] : [{ ...names.league(leagueId), games: Number(games) }],
  );
};
