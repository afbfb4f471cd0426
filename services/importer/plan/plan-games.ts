import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { Fixture } from '@rondelle/contracts/competition/game.events.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import type { GameRow } from '../check-game.ts';
import { type Rejection, RowError } from '../errors.ts';
import type { RecordedGame, RecordedGames } from '../recorded.ts';
import { importCommandId } from './command-id.ts';
import { callOff, deletedGameNews, gameChanges } from './game-changes.ts';
import { type Ids, idOf } from './ids.ts';
import { futureError, newGameError } from './game-errors.ts';
import type { PlanContext } from './plan-context.ts';
import type { StreamPlan } from './stream-plan.ts';

const idOrNull = (ids: Ids, kind: 'league' | 'tournament', key: string | null): number | null =>
  key === null ? null : idOf(ids, kind, key);

const fixtureOf = (row: GameRow, ids: Ids): Fixture => ({
  categoryId: idOf(ids, 'category', row.category),
  leagueId: idOrNull(ids, 'league', row.league),
  tournamentId: idOrNull(ids, 'tournament', row.tournament),
  stage: row.stage,
  group: row.group,
  homeTeamId: idOf(ids, 'team', row.home),
  awayTeamId: idOf(ids, 'team', row.away),
  date: row.date,
  time: row.time,
  venue: row.venue,
  city: row.city,
});

/**
 * Returns the commands for a new game: one that records it with its result, or one that schedules it and, when it is
 * off, one that postpones or cancels it.
 */
const entry = (row: GameRow, gameId: number, ids: Ids): readonly GameCommand[] => {
  const seasonId = idOf(ids, 'season', row.season);
  const fixture = fixtureOf(row, ids);
  const commandId = importCommandId('game', row.key, fixture, row.result);
  const entered = { commandId, gameId, seasonId, key: row.key, ...fixture };
  if (row.result) return [{ type: 'RecordGame', ...entered, ...row.result }];
  const callingOff = {
    commandId: importCommandId('game', row.key, 'cancellation', fixture),
    gameId,
    seasonId,
  };
  return [{ type: 'ScheduleGame', ...entered }, ...(row.off ? [callOff(row.off, callingOff)] : [])];
};

/**
 * Throws `RowError` when the key belongs to a game of another season, category or competition: that is no correction.
 */
const assertSameGame = (row: GameRow, recorded: RecordedGame, ids: Ids): void => {
  const same =
    recorded.seasonId === idOf(ids, 'season', row.season) &&
    recorded.categoryId === idOf(ids, 'category', row.category) &&
    recorded.leagueId === idOrNull(ids, 'league', row.league) &&
    recorded.tournamentId === idOrNull(ids, 'tournament', row.tournament);
  if (!same) throw new RowError('game_key', row.key, 'key-of-another-game');
};

export type GamesPlan = { readonly plans: readonly StreamPlan[]; readonly rejections: readonly Rejection[] };

/**
 * Plans some games. `firstId`: the first of a block of reserved ids, one for each row that adds a game (see `isAdded`).
 */
export const planGames = async (
  rows: readonly GameRow[],
  recorded: RecordedGames,
  context: PlanContext,
  firstId: number,
): Promise<GamesPlan> => {
  const { ids } = context;
  const plans: StreamPlan[] = [];
  const rejections: Rejection[] = [];
  let nextId = firstId;
  const plan = (row: GameRow): StreamPlan => {
    const origin = { file: 'games.csv', line: row.line };
    const before = recorded.games.get(row.key);
    if (before) {
      assertSameGame(row, before, ids);
      // Somebody may have recorded the result since the row was checked.
      if (context.isHidden?.(before)) throw new RowError('', '', 'hidden');
      const changes = gameChanges(row, fixtureOf(row, ids), before, context);
      const early = changes.commands.length > 0 ? futureError(row, context) : null;
      if (early) throw early;
      return { kind: 'game', id: before.id, isNew: false, ...changes, seen: before.revision, origin };
    }
    const deleted = recorded.deleted.get(row.key);
    if (deleted) {
      const contradictions = deletedGameNews(row, fixtureOf(row, ids), deleted, context);
      return { kind: 'game', id: 0, isNew: false, commands: [], origin, contradictions };
    }
    const error = newGameError(row, context);
    if (error) throw error;
    const planned = context.bracketGames.get(row.key);
    // The site may fill the bracket at the same time. The command handler then finds a conflict, and the row is planned
    // again.
    if (planned?.isOpen) {
      const commands = entry(row, planned.id, ids);
      return { kind: 'game', id: planned.id, isNew: false, seen: 'none', commands, origin };
    }
    const id = nextId++;
    return { kind: 'game', id, isNew: true, commands: entry(row, id, ids), origin };
  };
  await eachInTurns(rows, (row) => {
    try {
      plans.push(plan(row));
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      const { column, value, reason: why } = error;
      rejections.push({ file: 'games.csv', line: row.line, column, value, reason: why });
    }
  });
  return { plans, rejections };
};

/** Returns whether a row adds a game to the site. */
export const isAdded = (row: GameRow, { games, deleted }: RecordedGames, context: PlanContext): boolean =>
  !games.has(row.key) && !deleted.has(row.key) && newGameError(row, context) === null;
