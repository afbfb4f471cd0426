import type { GameEffectInput } from '@rondelle/contracts/competition/inputs.ts';
import type { EffectOnTeam, GameEffectOutput, Place } from '@rondelle/contracts/competition/game-effect.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { featsOfGame } from '../../computing/game-effect/feats-of-game.ts';
import { knockOutEffectsOf } from '../../computing/game-effect/knock-out-effects.ts';
import {
  type AroundGame,
  mostMoved,
  rankDistance,
  tableAroundGame,
  tableWith,
} from '../../computing/game-effect/table-around-game.ts';
import type { ChancesAround } from '../../computing/outlook/chances-around-game.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { isPlayed } from '../../views/games/result.ts';
import type { Db } from '../../views/schema.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import { gamesOfTeamsIn } from '../as-of/as-of.queries.ts';
import { chancesAround } from './chances-around.queries.ts';
import type { Simulations } from '../outlook/simulations.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { addWanted, type Names, namesFor, wantedBy } from '../outputs/names.ts';
import { tiesByName } from '../outputs/ties-by-name.ts';
import { shows } from '../policy/policy.queries.ts';
import { gameColumns } from '../sql/game-columns.ts';
import { type GameTable, tableOfGame } from './table-of-game.queries.ts';

/** The most other teams to list; a game of a small league does not move more, and the rest is only counted. */
const mostOthers = 6;

type FoundEffect = GameEffectOutput & {
  /** Null when the game was deleted. */
  readonly of: GameRow | null;
};
const nothing: FoundEffect = { of: null, table: null, knockOut: [], feats: [] };

const gameNow = (db: Db, gameId: number): Promise<GameRow | undefined> =>
  db.selectFrom('games').select(gameColumns).where('gameId', '=', gameId).executeTakeFirst();

const wasRecorded = async (db: Db, gameId: number): Promise<boolean> =>
  (await db.selectFrom('game_history').select('gameId').where('gameId', '=', gameId).limit(1).execute())
    .length > 0;

const placeOf = ({ rank, totalPoints, gamesPlayed }: StandingRow): Place => ({
  rank,
  points: totalPoints,
  gamesPlayed,
});

const changesOf = (
  rows: readonly AroundGame[],
  chances: ChancesAround | null,
  { seasonId }: GameRow,
  names: Names,
): EffectOnTeam[] =>
  tiesByName(
    rows,
    (one, other) => one.later.rank === other.later.rank,
    ({ later }) => names.team(later.teamId, seasonId),
  ).map(({ earlier, later }) => {
    const of = chances?.teams.get(later.teamId);
    return {
      team: names.team(later.teamId, seasonId),
      earlier: earlier && placeOf(earlier),
      later: placeOf(later),
      chances: of?.chances ?? null,
      firstFour: of?.firstFour ?? null,
    };
  });

const isOf = ({ homeTeamId, awayTeamId }: GameRow, { teamId }: StandingRow): boolean =>
  teamId === homeTeamId || teamId === awayTeamId;

const standOf = (rows: readonly StandingRow[], game: GameRow, names: Names) =>
  [game.homeTeamId, game.awayTeamId].flatMap((teamId) => {
    const row = rows.find((one) => one.teamId === teamId);
    return row ? [{ team: names.team(teamId, game.seasonId), place: placeOf(row) }] : [];
  });

/** Returns the streaks and feats of both teams, home first. */
const featsIn = async (db: Db, game: GameRow) => {
  const { seasonId, homeTeamId, awayTeamId } = game;
  const ofTeams = await Promise.all(
    [homeTeamId, awayTeamId].map(async (teamId) => {
      const games = await gamesOfTeamsIn(db, { seasonId, teamIds: [teamId] }, {});
      return featsOfGame(games, game, teamId).map((feat) => ({ teamId, ...feat }));
    }),
  );
  return ofTeams.flat();
};

/** Returns the ranks and chances around a played game of a table. */
const around = async (db: Db, table: GameTable, game: GameRow, simulations?: Simulations) => {
  const rows = tableAroundGame(table, game);
  const isInTable = rows.some(({ earlier, later }) => later.gamesPlayed !== (earlier?.gamesPlayed ?? 0));
  if (!isInTable) return null;
  return {
    rows: mostMoved(rows, game, mostOthers),
    moved: rows.filter((row) => rankDistance(row) > 0).length,
    teamsCount: rows.length,
    chances: await chancesAround(db, table, game, simulations),
  };
};

/**
 * Returns what a played game changed: ranks and chances in its table, knock-out rounds, streaks and feats. Without a
 * result, returns where its teams stand. Compares the results before it in order of play with those up to it, as they are
 * recorded now, so that results entered late or in bulk do not blur its effect.
 */
export const gameEffect = async (
  db: Db,
  { lang, gid }: GameEffectInput,
  simulations?: Simulations,
): Promise<FoundEffect> => {
  const [catalogue, game] = await Promise.all([catalogueIn(db, lang), gameNow(db, gid)]);
  if (!game) {
    if (await wasRecorded(db, gid)) return nothing;
    throw new DomainError('game/unknown', 'gid');
  }
  const [table, hasTables] = await Promise.all([tableOfGame(db, game), shows(db, game.categoryId, 'tables')]);
  if (!hasTables) return { ...nothing, of: game };
  const isOver = isPlayed(game);
  const [changed, feats] = await Promise.all([
    table && isOver ? around(db, table, game, simulations) : null,
    isOver ? featsIn(db, game) : [],
  ]);
  const knockOut = table && isOver ? knockOutEffectsOf(table.games, game) : [];
  const standing = table && !isOver ? tableWith(table.standings, game) : [];
  const rows = [
    ...(changed?.rows.map(({ later }) => later) ?? []),
    ...standing.filter((row) => isOf(game, row)),
  ];
  const teams = rows.map(({ teamId }) => ({ teamId, seasonId: game.seasonId }));
  const names = await namesFor(db, catalogue, addWanted({ teams }, wantedBy([game])));
  const team = (teamId: number) => names.team(teamId, game.seasonId);
  const isShown = rows.length > 0;
  return {
    of: game,
    table: isShown
      ? {
          competition:
            game.leagueId === null ? names.tournament(game.tournamentId ?? 0) : names.league(game.leagueId),
          group: rows[0]?.groupName || null,
          teamsCount: changed?.teamsCount ?? standing.length,
          stand: standOf(standing, game, names),
          changes: changed ? changesOf(changed.rows, changed.chances, game, names) : [],
          target: changed?.chances?.target ?? null,
          moved: changed?.moved ?? 0,
        }
      : null,
    knockOut: knockOut.map(({ teamId, effect }) => ({ team: team(teamId), effect })),
    feats: feats.map(({ teamId, ...feat }) => ({ team: team(teamId), ...feat })),
  };
};
