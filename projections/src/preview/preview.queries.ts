import type { PreviewOutput, PreviewInput } from '@rondelle/contracts/competition/preview.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { gameCardOf } from '../outputs/game-card.ts';
import { namesFor, wantedBy } from '../outputs/names.ts';
import { gamesOfCompetition } from '../as-of/as-of.queries.ts';
import { gameHistoryColumns } from '../games/game-columns.ts';
import { type GameRow, gamesTable } from '../games/games.table.ts';
import type { Db } from '../schema.ts';
import { competitionRow, leagueEntriesOf, tournamentEntriesOf } from '../standings/competition.queries.ts';
import { changesOf } from './changes.queries.ts';
import { daysBetween, rankChangesOn } from './preview.ts';
import { ranksWith } from './ranks-with.ts';
import { type SupposedGame, supposedGame } from './supposed-game.ts';
import type { Supposed } from './supposed.ts';

/** The game as it was last, and whether it is deleted. Fails with `game/unknown`. */
const gameNow = async (db: Db, gameId: number): Promise<{ game: GameRow; deleted: boolean }> => {
  const version = await db
    .selectFrom('game_history')
    .select(gameHistoryColumns)
    .where('gameId', '=', gameId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!version) throw new DomainError('game/unknown', 'gameId');
  return { game: version, deleted: version.deleted };
};

/** The tables as they were at the end of a day, where the game is played on another one. */
const ranksAsOf = async (db: Db, { competition: key, categoryId }: GameRow, supposed: SupposedGame) => {
  const days = daysBetween(supposed);
  if (days.length === 0) return [];
  const [competition, games] = await Promise.all([competitionRow(db, key), gamesOfCompetition(db, key)]);
  if (!competition) return [];
  const entries = await (competition.kind === 'league'
    ? leagueEntriesOf(db, key, categoryId)
    : tournamentEntriesOf(db, key));
  const rows = { competition, entries, games };
  return days
    .map((day) => ({ day, ranks: rankChangesOn(day, rows, supposed) }))
    .filter(({ ranks }) => ranks.length > 0);
};

const supposedOfGame = (gameId: number, { before, after }: SupposedGame): Supposed => {
  const around = { before: before ?? undefined, after: after ?? undefined };
  return new Map([[gamesTable.name, { table: gamesTable, changes: new Map([[gameId, around]]) }]]);
};

/**
 * Every rank, streak, feat, record and rating that a correction of one game would change; nothing is recorded. Fails
 * with `game/unknown`.
 */
export const previewCorrection = async (
  db: Db,
  { lang, gameId, change }: PreviewInput,
): Promise<PreviewOutput> => {
  const [catalogue, now] = await Promise.all([catalogueIn(db, lang), gameNow(db, gameId)]);
  const supposed = supposedGame(now.game, now.deleted, change);
  const { seasonId } = now.game;
  const [{ seasons, allTime }, asOf] = await Promise.all([
    changesOf(db, lang, supposedOfGame(gameId, supposed)),
    ranksAsOf(db, now.game, supposed),
  ]);
  const shown = [supposed.before, supposed.after].flatMap((game) => (game ? [game] : []));
  const moved = asOf.flatMap(({ ranks }) => ranks);
  const wanted = wantedBy([now.game, ...shown]);
  const teams = [...wanted.teams, ...moved.map(({ teamId }) => ({ teamId, seasonId }))];
  const names = await namesFor(db, catalogue, { ...wanted, teams });
  const [changes] = seasons;
  return {
    season: names.season(seasonId),
    game: {
      before: supposed.before && gameCardOf(supposed.before, names),
      after: supposed.after && gameCardOf(supposed.after, names),
    },
    ranks: changes?.ranks ?? [],
    asOf: asOf.map(({ day, ranks }) => ({ day, ranks: ranksWith(ranks, seasonId, names) })),
    streaks: [...(changes?.streaks ?? []), ...allTime.streaks],
    feats: [...(changes?.feats ?? []), ...allTime.feats],
    records: changes?.records ?? [],
    ratings: changes?.ratings ?? [],
  };
};
