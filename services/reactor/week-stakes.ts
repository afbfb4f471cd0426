import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { origin } from '@rondelle/contracts/log/event.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { countsOfSeason } from '@rondelle/projections/queries/catalogue/season.queries.ts';
import {
  type GameStakes,
  roughStakesOf,
} from '@rondelle/projections/queries/outlook/league-forecast.queries.ts';
import { chanceChangeOf } from '@rondelle/projections/computing/outlook/stakes.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

const daysAhead = 7;
/** Games that change the chances of both teams by less than this are not listed as the biggest of the week. */
const leastSwing = 0.05;
/** After this long, this run omits the remaining leagues. */
const longestMs = 40_000;

type Row = { readonly gameId: number; readonly swing: number; readonly stakes: string };

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const gamesOfWeek = (db: Db, seasonId: number, after: string) =>
  db
    .selectFrom('games')
    .select(['gameId', 'competition', 'categoryId'])
    .where('seasonId', '=', seasonId)
    .where('status', '=', 'scheduled')
    .where('leagueId', 'is not', null)
    .where('date', '>=', after)
    .where('date', '<=', daysAfter(after, daysAhead))
    .orderBy('competition')
    .limit(20_000)
    .execute();

const rowOf = ({ gameId, ...stakes }: GameStakes): Row => ({
  gameId,
  swing: chanceChangeOf(stakes),
  stakes: JSON.stringify(stakes),
});

const rowsOf = async (db: Db, seasonId: number, after: string): Promise<readonly Row[]> => {
  const games = await gamesOfWeek(db, seasonId, after);
  const until = performance.now() + longestMs;
  const rows: Row[] = [];
  for (const [competition, own] of Map.groupBy(games, (game) => game.competition)) {
    if (performance.now() > until) break;
    const ids = new Set(own.map(({ gameId }) => gameId));
    const league = { competition, seasonId, category: { id: own[0]?.categoryId ?? 0 } };
    for (const one of await roughStakesOf(db, league)) if (ids.has(one.gameId)) rows.push(rowOf(one));
  }
  return rows.filter(({ swing }) => swing >= leastSwing);
};

const save = (db: Db, seasonId: number, rows: readonly Row[]): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { rows: before } = await sql<Row>`
      DELETE FROM operations.game_stakes RETURNING "gameId", swing, stakes::text`.execute(tx);
    await sql`
      INSERT INTO operations.game_stakes ("gameId", "seasonId", swing, stakes)
      SELECT id, ${seasonId}, swing, stakes FROM unnest(
        ${rows.map(({ gameId }) => gameId)}::int[], ${rows.map(({ swing }) => swing)}::float8[],
        ${rows.map(({ stakes }) => stakes)}::jsonb[]) AS each (id, swing, stakes)
      ON CONFLICT ("gameId") DO NOTHING`.execute(tx);
    const comparable = (of: readonly Row[]) =>
      of.map(({ gameId, swing }) => `${gameId} ${swing.toFixed(3)}`).sort();
    return JSON.stringify(comparable(before)) !== JSON.stringify(comparable(rows));
  });

/**
 * Computes the stakes of the coming week's games; outside the ongoing season, of the week after the last result.
 * Publishes a hint when they changed, because no event marks the change.
 */
export const computeStakes = async (db: Db, hints: Pick<HintBus, 'publish'>): Promise<void> => {
  const { ongoing } = await catalogueIn(db, 'fr');
  if (!ongoing) return;
  const today = dayInQuebec(new Date().toISOString());
  const { lastDate } = await countsOfSeason(db, ongoing.id);
  const isUnderWay = today >= ongoing.startsOn && today <= ongoing.endsOn;
  const from = isUnderWay ? today : lastDate;
  if (from === null) return;
  const changed = await save(db, ongoing.id, await rowsOf(db, ongoing.id, from));
  if (changed) void hints.publish({ seasonIds: [ongoing.id], position: origin });
};
