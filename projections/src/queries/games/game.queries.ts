import type { GameOutput, GameHistoryOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import type { GameInput } from '@rondelle/contracts/competition/inputs.ts';
import { instantIn } from '@rondelle/contracts/competition/local-time.ts';
import { zoneOf } from '@rondelle/contracts/competition/time-zones.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { forecastOfGame } from '../forecasts/forecast.queries.ts';
import type { Simulations } from '../outlook/simulations.ts';
import { outlooksIn } from '../outlook/league-forecast.queries.ts';
import { leagueSources } from '../outlook/league-sources.queries.ts';
import { positionOfSeason } from '../log/log-position.queries.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { gameCardOf } from '../outputs/game-card.ts';
import { addWanted, type Names, namesFor, wantedBy } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import { headToHeadGamesOf } from '../rivalries/head-to-head-games.queries.ts';
import { formOf, headToHeadOf } from './around-game.ts';
import { historyOf } from '../activity-log/game-changes.ts';
import { type TeamWithdrawal, withdrawalsOfGame } from '../withdrawals/withdrawals.queries.ts';
import { gameColumns, gameHistoryColumns } from '../sql/game-columns.ts';
import type { GameHistoryRow, GameRow } from '../../views/games/games.table.ts';

const limits = { history: 50 };
const most = 2000;

const latestVersions = (db: Db, gameId: number, limit: number, before?: string): Promise<GameHistoryRow[]> =>
  db
    .selectFrom('game_history')
    .select(gameHistoryColumns)
    .where('gameId', '=', gameId)
    .$if(before !== undefined, (query) => query.where('position', '<', before ?? ''))
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();

type Versions = {
  readonly game: GameHistoryRow;
  /** A page of versions, oldest first. When older ones exist, begins with the last version before the page. */
  readonly page: readonly GameHistoryRow[];
};

/** Loads the current game and a page of its versions. Throws `game/unknown` when it never existed. */
const versionsOf = async (db: Db, { gid, before }: GameInput): Promise<Versions> => {
  const [latest, page] = await Promise.all([
    before === undefined ? [] : latestVersions(db, gid, 1),
    latestVersions(db, gid, limits.history + 1, before),
  ]);
  const game = latest[0] ?? page[0];
  if (!game) throw new DomainError('game/unknown', 'gid');
  return { game, page: page.toReversed() };
};

const pagedHistory = (page: readonly GameHistoryRow[], names: Names) => {
  const history = historyOf(page, names).slice(0, limits.history);
  return { history, older: page.length > limits.history ? (history.at(-1)?.position ?? null) : null };
};

const seasonGamesOf = (db: Db, { seasonId, homeTeamId, awayTeamId }: GameRow): Promise<GameRow[]> =>
  db
    .selectFrom('games')
    .select(gameColumns)
    .where('seasonId', '=', seasonId)
    .where((is) =>
      is.or([
        is('homeTeamId', 'in', [homeTeamId, awayTeamId]),
        is('awayTeamId', 'in', [homeTeamId, awayTeamId]),
      ]),
    )
    .limit(most)
    .execute();

const gameWith = (
  game: GameHistoryRow,
  withdrew: readonly TeamWithdrawal[],
  names: Names,
): GameOutput['game'] => ({
  ...gameCardOf(game, names),
  season: names.season(game.seasonId),
  region: names.listing(game.homeTeamId, game.seasonId)?.region ?? null,
  revision: game.revision,
  tournament: game.tournamentId === null ? null : names.tournament(game.tournamentId),
  league: game.leagueId === null ? null : names.league(game.leagueId),
  deleted: game.deleted,
  withdrew: withdrew.map(({ teamId, on }) => ({ team: names.team(teamId, game.seasonId), on })),
  timeZone: zoneOf(game),
  startsAt: game.time === null ? null : instantIn(zoneOf(game), game.date, game.time),
});

/** Returns how much an upcoming league game changes the chances of its teams; null for other games. */
const stakesOfGame = async (
  db: Db,
  game: GameHistoryRow,
  simulations?: Simulations,
): Promise<GameOutput['stakes']> => {
  const { gameId, leagueId, competition, seasonId, categoryId, status, deleted } = game;
  if (leagueId === null || status !== 'scheduled' || deleted) return null;
  const sources = await leagueSources(db, { competition, seasonId, category: { id: categoryId } });
  const { stakes } = await outlooksIn(sources, simulations);
  const own = stakes.find((one) => one.gameId === gameId);
  if (!own) return null;
  const { target, homeWins, awayWins } = own;
  return { target, homeWins, awayWins };
};

/** Returns a game with both teams' form before it. A deleted game is returned as it was, marked as deleted. */
export const gamePage = async (db: Db, input: GameInput, simulations?: Simulations): Promise<GameOutput> => {
  const [catalogue, { game, page }] = await Promise.all([catalogueIn(db, input.lang), versionsOf(db, input)]);
  const [position, played, meetings, forecast, stakes, withdrawals] = await Promise.all([
    positionOfSeason(db, game.seasonId),
    seasonGamesOf(db, game),
    headToHeadGamesOf(db, game),
    forecastOfGame(db, game.gameId),
    stakesOfGame(db, game, simulations),
    withdrawalsOfGame(db, game),
  ]);
  // Versions hold what was recorded, not that the season is over or a team has withdrawn since.
  const now = played.find(({ gameId }) => gameId === game.gameId) ?? game;
  const { status, forfeitedBy, homeGoals, awayGoals, decidedIn } = now;
  const wanted = addWanted(wantedBy([game, ...page]), wantedBy([...played, ...meetings]));
  const names = await namesFor(db, catalogue, wanted);
  return {
    position,
    game: gameWith(
      { ...game, status, forfeitedBy, homeGoals, awayGoals, decidedIn },
      status === game.status ? [] : withdrawals,
      names,
    ),
    form: {
      home: formOf(game.homeTeamId, game, played, names),
      away: formOf(game.awayTeamId, game, played, names),
    },
    headToHead: headToHeadOf(game, meetings, names),
    forecast: status === game.status ? forecast : null,
    stakes: status === game.status ? stakes : null,
    ...pagedHistory(page, names),
  };
};

/** Returns the history of a game, latest first, fifty entries per page. */
export const gameHistory = async (db: Db, input: GameInput): Promise<GameHistoryOutput> => {
  const { lang, gid } = input;
  const [catalogue, { game, page }] = await Promise.all([catalogueIn(db, lang), versionsOf(db, input)]);
  const names = await namesFor(db, catalogue, wantedBy([game, ...page]));
  return {
    gameId: gid,
    path: names.paths.game(names.slugOfSeason(game.seasonId), gid),
    deleted: game.deleted,
    ...pagedHistory(page, names),
  };
};
