import type { PreviewAnswer, PreviewQuestion } from '@rondelle/contracts/competition/preview.answers.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { catalogueIn } from '../answers/catalogue.ts';
import { gameCardOf } from '../answers/game-card.ts';
import { both, namesFor, wantedBy } from '../answers/names.ts';
import { gamesOfCompetition } from '../as-of/as-of.queries.ts';
import { type FeatRow, featsTable } from '../feats/feats.table.ts';
import { gameColumns, gameHistoryColumns } from '../games/game-columns.ts';
import type { GameRow } from '../games/games.table.ts';
import { ratingsOfCategory } from '../ratings/ratings.queries.ts';
import type { Db } from '../schema.ts';
import { competitionRow, leagueEntriesOf, tournamentEntriesOf } from '../standings/competition.queries.ts';
import { gamesOfTeam } from '../team-records/team-rows.ts';
import {
  daysBetween,
  rankChanges,
  rankChangesOn,
  type RankChange,
  ratingChanges,
  recordChanges,
  streakChanges,
  teamFeats,
} from './preview.ts';
import { ranksWith } from './ranks-with.ts';
import { type SupposedGame, supposedGame, teamsIn } from './supposed-game.ts';

const featColumns = Object.keys(featsTable.columns) as (keyof FeatRow)[];
const most = { games: 50_000, ratings: 10 };

/** The game as it was last, and whether it is deleted. Fails with `game/unknown`. */
const gameNow = async (db: Db, gameId: number): Promise<{ game: GameRow; deleted: boolean }> => {
  const version = await db
    .selectFrom('game_history')
    .select(gameHistoryColumns)
    .where('game_id', '=', gameId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!version) throw new DomainError('game/unknown', 'gameId');
  return { game: version, deleted: version.deleted };
};

type Ranks = {
  readonly ranks: readonly RankChange[];
  readonly asOf: readonly { readonly day: string; readonly ranks: readonly RankChange[] }[];
};

const ranksIn = async (
  db: Db,
  { competition: key, category_id }: GameRow,
  supposed: SupposedGame,
): Promise<Ranks> => {
  const [competition, games] = await Promise.all([competitionRow(db, key), gamesOfCompetition(db, key)]);
  if (!competition) return { ranks: [], asOf: [] };
  const entries = await (competition.kind === 'league'
    ? leagueEntriesOf(db, key, category_id)
    : tournamentEntriesOf(db, key));
  const rows = { competition, entries, games };
  const asOf = daysBetween(supposed).map((day) => ({ day, ranks: rankChangesOn(day, rows, [supposed]) }));
  return {
    ranks: rankChanges(rows, [supposed]),
    asOf: asOf.filter(({ ranks }) => ranks.length > 0),
  };
};

/** The season's best in each measure: more teams than can drop out when the game's own are left out. */
const bestOfSeason = async (db: Db, seasonId: number, without: readonly number[]): Promise<FeatRow[]> => {
  const measures = ['biggest_margin', 'most_goals', 'shutouts', 'longest_winning_streak'] as const;
  const rows = await Promise.all(
    measures.map((measure) =>
      db
        .selectFrom('feats')
        .select(featColumns)
        .where('season_id', '=', seasonId)
        .orderBy(measure, 'desc')
        .orderBy('team_id')
        .limit(1 + without.length)
        .execute(),
    ),
  );
  return rows.flat().filter((row) => !without.includes(row.team_id));
};

const ratingsIn = async (
  db: Db,
  { season_id: seasonId, category_id: categoryId }: GameRow,
  supposed: readonly SupposedGame[],
) => {
  const [before, games] = await Promise.all([
    ratingsOfCategory(db, seasonId, categoryId),
    db
      .selectFrom('games')
      .select(gameColumns)
      .where('season_id', '=', seasonId)
      .where('category_id', '=', categoryId)
      .orderBy('game_id')
      .limit(most.games)
      .execute(),
  ]);
  return ratingChanges(before, games, supposed, { seasonId, categoryId, most: most.ratings });
};

/** Streaks and feats of one team, in the season and of all time. */
const ofTeam = async (db: Db, teamId: number, seasonId: number, supposed: readonly SupposedGame[]) => {
  const all = await gamesOfTeam(db, teamId, null);
  const season = all.filter((game) => game.season_id === seasonId);
  return {
    feats: teamFeats(season, teamId, supposed),
    streaks: [
      ...streakChanges(season, teamId, supposed).map((one) => ({ ...one, scope: 'season' as const })),
      // The streak that a team is on is that of its season.
      ...streakChanges(all, teamId, supposed)
        .filter(({ measure }) => measure === 'longest')
        .map((one) => ({ ...one, scope: 'allTime' as const })),
    ],
  };
};

const computed = async (db: Db, game: GameRow, one: SupposedGame) => {
  const supposed = [one];
  const teamIds = teamsIn(supposed);
  const [{ ranks, asOf }, teams, others, ratings] = await Promise.all([
    ranksIn(db, game, one),
    Promise.all(teamIds.map((teamId) => ofTeam(db, teamId, game.season_id, supposed))),
    bestOfSeason(db, game.season_id, teamIds),
    ratingsIn(db, game, supposed),
  ]);
  const feats = teams.map((team) => team.feats);
  return {
    ranks,
    asOf,
    streaks: teams.flatMap((team) => team.streaks),
    feats,
    records: recordChanges(others, feats),
    ratings,
  };
};
type Computed = Awaited<ReturnType<typeof computed>>;

const teamsNamed = ({ ranks, asOf, streaks, feats, records, ratings }: Computed): number[] => [
  ...[...ranks, ...asOf.flatMap((then) => then.ranks), ...streaks, ...feats, ...ratings].map(
    ({ teamId }) => teamId,
  ),
  ...records.flatMap(({ before, after }) => [before, after].flatMap((one) => (one ? [one.teamId] : []))),
];

const featsWith = (
  feats: Computed['feats'],
  team: (id: number) => PreviewAnswer['feats'][number]['team'],
): PreviewAnswer['feats'] =>
  feats.flatMap(({ teamId, before, after }) =>
    (
      [
        ['biggestWin', before.biggest_margin, after.biggest_margin],
        ['highestScoring', before.most_goals, after.most_goals],
        ['shutouts', before.shutouts, after.shutouts],
      ] as const
    ).flatMap(([feat, was, is]) =>
      was === is ? [] : [{ team: team(teamId), feat, before: was, after: is }],
    ),
  );

/**
 * Every rank, streak, feat, record and rating that a correction of one game would change, computed on read from the
 * game's own competition, its teams and its category; nothing is recorded. Fails with `game/unknown`.
 */
export const previewCorrection = async (
  db: Db,
  { lang, gameId, change }: PreviewQuestion,
): Promise<PreviewAnswer> => {
  const [catalogue, now] = await Promise.all([catalogueIn(db, lang), gameNow(db, gameId)]);
  const supposed = supposedGame(now.game, now.deleted, change);
  const { season_id: seasonId } = now.game;
  const changes = await computed(db, now.game, supposed);
  const shown = [supposed.before, supposed.after].flatMap((game) => (game ? [game] : []));
  const teams = teamsNamed(changes).map((teamId) => ({ teamId, seasonId }));
  const names = await namesFor(db, catalogue, both({ teams }, wantedBy([now.game, ...shown])));
  const team = (id: number) => names.team(id, seasonId);
  const holder = (one: { teamId: number; value: number } | null) =>
    one && { team: team(one.teamId), value: one.value };
  return {
    season: names.season(seasonId),
    game: {
      before: supposed.before && gameCardOf(supposed.before, names),
      after: supposed.after && gameCardOf(supposed.after, names),
    },
    ranks: ranksWith(changes.ranks, seasonId, names),
    asOf: changes.asOf.map(({ day, ranks }) => ({ day, ranks: ranksWith(ranks, seasonId, names) })),
    streaks: changes.streaks.map(({ teamId, ...one }) => ({ team: team(teamId), ...one })),
    feats: featsWith(changes.feats, team),
    records: changes.records.map(({ record, before, after }) => ({
      record,
      before: holder(before),
      after: holder(after),
    })),
    ratings: changes.ratings.map(({ teamId, ...one }) => ({ team: team(teamId), ...one })),
  };
};
