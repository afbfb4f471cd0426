import { isDeepStrictEqual } from 'node:util';
import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { Fixture, Occasion, Result } from '@rondelle/contracts/competition/game.events.ts';
import type { GameRow } from '../check-game.ts';
import { type Rejection, RowFault } from '../faults.ts';
import type { KnownGame, KnownGameContent, KnownGames } from '../known.ts';
import { importCommandId } from './command-id.ts';
import { type Ids, idOf } from './ids.ts';
import type { StreamPlan } from './stream-plan.ts';

const reason = 'source-updated';

const idOrNull = (ids: Ids, kind: 'league' | 'tournament', key: string | null): number | null =>
  key === null ? null : idOf(ids, kind, key);

const occasionOf = ({ date, time, venue, city }: Occasion): Occasion => ({ date, time, venue, city });

const fixtureOf = (row: GameRow, ids: Ids): Fixture => ({
  categoryId: idOf(ids, 'category', row.category),
  leagueId: idOrNull(ids, 'league', row.league),
  tournamentId: idOrNull(ids, 'tournament', row.tournament),
  stage: row.stage,
  group: row.group,
  homeTeamId: idOf(ids, 'team', row.home),
  awayTeamId: idOf(ids, 'team', row.away),
  ...occasionOf(row),
});

/** A game entered together with its result is one event. */
const entry = (row: GameRow, gameId: number, ids: Ids): GameCommand => {
  const seasonId = idOf(ids, 'season', row.season);
  const fixture = fixtureOf(row, ids);
  const commandId = importCommandId('game', row.key, fixture, row.result);
  const entered = { commandId, gameId, seasonId, key: row.key, ...fixture };
  return row.result
    ? { type: 'RecordGame', ...entered, ...row.result }
    : { type: 'ScheduleGame', ...entered };
};

type Content = {
  readonly occasion: Occasion;
  readonly placement: Pick<Fixture, 'stage' | 'group'>;
  readonly teams: Pick<Fixture, 'homeTeamId' | 'awayTeamId'>;
  readonly result: Result | null;
};

const contentOfRow = (row: GameRow, ids: Ids): Content => {
  const { stage, group, homeTeamId, awayTeamId } = fixtureOf(row, ids);
  const { result } = row;
  return {
    occasion: occasionOf(row),
    placement: { stage, group },
    teams: { homeTeamId, awayTeamId },
    result,
  };
};

const resultKnown = (game: KnownGameContent): Result | null => {
  const { status, home_goals: homeGoals, away_goals: awayGoals, decided_in: decidedIn } = game;
  if (status !== 'final' || homeGoals === null || awayGoals === null || decidedIn === null) return null;
  return {
    homeGoals,
    awayGoals,
    decidedIn,
    forfeitedBy: game.forfeited_by,
    homeFairPlay: game.home_fair_play,
    awayFairPlay: game.away_fair_play,
  };
};

const contentKnown = (game: KnownGameContent): Content => ({
  occasion: occasionOf(game),
  placement: { stage: game.stage, group: game.group_name },
  teams: { homeTeamId: game.home_team_id, awayTeamId: game.away_team_id },
  result: resultKnown(game),
});

const resultCommand = (said: Result | null, current: Result | null): ((base: Base) => GameCommand) => {
  if (said === null) return (base) => ({ type: 'WithdrawResult', ...base, reason });
  if (current === null) return (base) => ({ type: 'RecordResult', ...base, ...said });
  return (base) => ({ type: 'CorrectResult', ...base, ...said, reason });
};
type Base = { readonly commandId: string; readonly gameId: number; readonly seasonId: number };

/** What the file says otherwise than the site, except where only people have changed it since the last import. */
const changes = (row: GameRow, known: KnownGame, ids: Ids): GameCommand[] => {
  const said = contentOfRow(row, ids);
  const current = contentKnown(known);
  const imported = known.imported && contentKnown(known.imported);
  const differs = (part: keyof Content): boolean =>
    !isDeepStrictEqual(said[part], current[part]) &&
    !(imported && isDeepStrictEqual(said[part], imported[part]));
  const base = (part: keyof Content): Base => ({
    commandId: importCommandId('game', row.key, part, said[part], known.revision),
    gameId: known.id,
    seasonId: known.seasonId,
  });
  return [
    ...(differs('teams')
      ? [{ type: 'CorrectGameTeams', ...base('teams'), ...said.teams, reason } as const]
      : []),
    ...(differs('occasion')
      ? [{ type: 'RescheduleGame', ...base('occasion'), ...said.occasion } as const]
      : []),
    ...(differs('placement')
      ? [{ type: 'CorrectGamePlacement', ...base('placement'), ...said.placement, reason } as const]
      : []),
    ...(differs('result') ? [resultCommand(said.result, current.result)(base('result'))] : []),
  ];
};

/** A known key of another season, category or competition is another game: never a correction of somebody else's. */
const assertSameGame = (row: GameRow, known: KnownGame, ids: Ids): void => {
  const same =
    known.seasonId === idOf(ids, 'season', row.season) &&
    known.categoryId === idOf(ids, 'category', row.category) &&
    known.leagueId === idOrNull(ids, 'league', row.league) &&
    known.tournamentId === idOrNull(ids, 'tournament', row.tournament);
  if (!same) throw new RowFault('game_key', row.key, 'key-of-another-game');
};

export type GamesPlan = { readonly plans: readonly StreamPlan[]; readonly rejections: readonly Rejection[] };

/** Plans some games. `firstId` is the first of as many reserved ids as games are new (see `isNewGame`). */
export const planGames = (
  rows: readonly GameRow[],
  known: KnownGames,
  ids: Ids,
  firstId: number,
): GamesPlan => {
  const plans: StreamPlan[] = [];
  const rejections: Rejection[] = [];
  let nextId = firstId;
  const plan = (row: GameRow): StreamPlan => {
    const origin = { file: 'games.csv', line: row.line };
    const before = known.games.get(row.key);
    if (before) {
      assertSameGame(row, before, ids);
      const commands = changes(row, before, ids);
      return { kind: 'game', id: before.id, isNew: false, commands, seen: before.revision, origin };
    }
    if (known.deleted.has(row.key)) return { kind: 'game', id: 0, isNew: false, commands: [], origin };
    const id = nextId++;
    return { kind: 'game', id, isNew: true, commands: [entry(row, id, ids)], origin };
  };
  for (const row of rows) {
    try {
      plans.push(plan(row));
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      const { column, value, reason: why } = error;
      rejections.push({ file: 'games.csv', line: row.line, column, value, reason: why });
    }
  }
  return { plans, rejections };
};

export const isNewGame = (row: GameRow, { games, deleted }: KnownGames): boolean =>
  !games.has(row.key) && !deleted.has(row.key);
