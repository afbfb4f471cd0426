import { isDeepStrictEqual } from 'node:util';
import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { OffStatus } from '@rondelle/contracts/competition/lists.ts';
import type { Fixture } from '@rondelle/contracts/competition/game.events.ts';
import type { GameRow } from '../check-game.ts';
import type { Rejection } from '../errors.ts';
import type { RecordedGame } from '../recorded.ts';
import { importCommandId } from './command-id.ts';
import { columnOf, type GamePart, type GameParts, partsOfRow, partText } from './game-parts.ts';
import { recordedParts } from './recorded-parts.ts';
import type { PlanContext } from './plan-context.ts';
import { teamsError } from './game-errors.ts';
import { settlingOf } from './settle.ts';
import { partsFor } from './turned-parts.ts';

const reason = 'source-updated';

type Base = { readonly commandId: string; readonly gameId: number; readonly seasonId: number };
export type GameChanges = {
  readonly commands: readonly GameCommand[];
  readonly contradictions: readonly Rejection[];
};

/** Replaces merged teams by those that they were merged into. */
const withMergers = (
  { homeTeamId, awayTeamId }: GameParts['teams'],
  mergers: PlanContext['mergers'],
): GameParts['teams'] => ({
  homeTeamId: mergers.get(homeTeamId) ?? homeTeamId,
  awayTeamId: mergers.get(awayTeamId) ?? awayTeamId,
});

const resultCommand = (incoming: GameParts, current: GameParts): ((base: Base) => GameCommand) => {
  if (!incoming.score || !incoming.fairPlay) return (base) => ({ type: 'WithdrawResult', ...base, reason });
  const result = { ...incoming.score, ...incoming.fairPlay, ...incoming.counts };
  if (!current.score) return (base) => ({ type: 'RecordResult', ...base, ...result });
  return (base) => ({ type: 'CorrectResult', ...base, ...result, reason });
};

/** The imported parts, as seen by these teams. */
const importedFor = (
  teams: GameParts['teams'],
  imported: Partial<GameParts>,
  current: GameParts,
): Partial<GameParts> => {
  const seen = partsFor(teams, { ...current, ...imported });
  const { score, fairPlay, counts } = imported;
  return {
    ...imported,
    ...(score && { score: seen.score }),
    ...(fairPlay && { fairPlay: seen.fairPlay }),
    ...(counts && { counts: seen.counts }),
  };
};

/**
 * Settles the game part by part. `after`: its parts after the import. Throws `RowError` when new teams cannot play it.
 * Where the sides differ, results are compared and stored for the sides that the game has afterwards.
 */
const settledParts = (row: GameRow, read: GameParts, recorded: RecordedGame, context: PlanContext) => {
  const current = recordedParts(recorded);
  const known = recorded.imported ?? current;
  const { isNews, contradictions } = settlingOf({ file: 'games.csv', line: row.line });
  const areTeamsNews = isNews({
    column: columnOf(read.teams, current.teams),
    value: partText('teams', row),
    incoming: read.teams,
    current: current.teams,
    imported: known.teams && withMergers(known.teams, context.mergers),
  });
  if (areTeamsNews) {
    const error = teamsError(row, context);
    if (error) throw error;
  }
  const teams = areTeamsNews ? read.teams : current.teams;
  const [incoming, before] = [partsFor(teams, read), partsFor(teams, current)];
  const imported = importedFor(teams, known, current);
  const isPartNews = (part: GamePart): boolean => {
    // A shortcut for nearly all parts: most files repeat what is recorded.
    if (isDeepStrictEqual(incoming[part], before[part])) return false;
    const compared = { incoming: incoming[part], current: before[part], imported: imported[part] };
    const column = columnOf(incoming[part], before[part]);
    return isNews({ column, value: partText(part, row), ...compared });
  };
  const of = <Part extends GamePart>(part: Part): GameParts[Part] =>
    isPartNews(part) ? incoming[part] : before[part];
  const score = of('score');
  // Fair play and counts are added and removed with the result. When the game keeps a result, each is settled on its
  // own.
  const beside = <Part extends 'fairPlay' | 'counts'>(part: Part) =>
    incoming.score && before.score ? of(part) : score ? (incoming.score ? incoming : before)[part] : null;
  const after: GameParts = {
    teams,
    when: of('when'),
    where: of('where'),
    placement: of('placement'),
    score,
    fairPlay: beside('fairPlay'),
    counts: beside('counts'),
    cancellation: of('cancellation'),
  };
  return { current, after, contradictions };
};

export const callOff = (status: OffStatus, base: Base): GameCommand => ({
  type: status === 'postponed' ? 'PostponeGame' : 'CancelGame',
  ...base,
  reason,
});

/**
 * Returns the commands for what is new in the file, and contradictions for values that people changed since the last
 * import.
 */
export const gameChanges = (
  row: GameRow,
  fixture: Fixture,
  recorded: RecordedGame,
  context: PlanContext,
): GameChanges => {
  const { current, after, contradictions } = settledParts(row, partsOfRow(row, fixture), recorded, context);
  const differs = (...parts: readonly GamePart[]): boolean =>
    parts.some((part) => after[part] !== current[part]);
  const base = (what: string, incoming: unknown): Base => ({
    commandId: importCommandId('game', row.key, what, incoming, recorded.revision),
    gameId: recorded.id,
    seasonId: recorded.seasonId,
  });
  const { teams, placement } = after;
  const occasion = { ...after.when, ...after.where };
  const correctTeams = () =>
    ({ type: 'CorrectGameTeams', ...base('teams', teams), ...teams, reason }) as const;
  const reschedule = () => ({ type: 'RescheduleGame', ...base('occasion', occasion), ...occasion }) as const;
  const place = () =>
    ({ type: 'CorrectGamePlacement', ...base('placement', placement), ...placement, reason }) as const;
  const result = () =>
    resultCommand(
      after,
      current,
    )(base('result', after.score && { ...after.score, ...after.fairPlay, ...after.counts }));
  const off = after.cancellation?.status ?? null;
  // While a game stays postponed or cancelled, its other parts do not matter.
  if (off && current.cancellation && row.off) {
    const isNew = off !== current.cancellation.status;
    return { contradictions, commands: isNew ? [callOff(off, base('cancellation', off))] : [] };
  }
  const reinstate = () => ({ type: 'ReinstateGame', ...base('cancellation', false) }) as const;
  return {
    contradictions,
    commands: [
      ...(current.cancellation && !after.cancellation ? [reinstate()] : []),
      ...(differs('teams') ? [correctTeams()] : []),
      ...(differs('when', 'where') ? [reschedule()] : []),
      ...(differs('placement') ? [place()] : []),
      ...(differs('score', 'fairPlay', 'counts') ? [result()] : []),
      ...(off && !current.cancellation ? [callOff(off, base('cancellation', off))] : []),
    ],
  };
};

/** A deleted game stays deleted. Returns a contradiction for each part that is new in the file. */
export const deletedGameNews = (
  row: GameRow,
  fixture: Fixture,
  imported: Partial<GameParts>,
  { mergers }: PlanContext,
): Rejection[] => {
  const incoming = partsOfRow(row, fixture);
  const recorded = {
    ...imported,
    ...(imported.teams ? { teams: withMergers(imported.teams, mergers) } : {}),
  };
  const parts: readonly GamePart[] = ['teams', 'when', 'where', 'placement', 'score'];
  const differs = (part: GamePart): boolean => !isDeepStrictEqual(incoming[part], recorded[part]);
  const changed = parts.filter(differs);
  const others = (['fairPlay', 'counts'] as const).filter(differs);
  if (changed.length === 0 && incoming.score) changed.push(...others);
  return changed.map((part) => ({
    file: 'games.csv',
    line: row.line,
    column: columnOf(incoming[part], recorded[part]),
    value: partText(part, row),
    reason: 'deleted-on-site',
  }));
};
