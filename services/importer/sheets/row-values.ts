import { offStatuses } from '@rondelle/contracts/competition/lists.ts';
import { countCells, type GameColumn } from '../dataset-format.ts';
import { RowError } from '../errors.ts';
import type { RecordedGame } from '../recorded.ts';
import { forSides } from './for-sides.ts';
import { isOffStatus } from './off-status.ts';
import type { PlacedRow } from './place-rows.ts';
import { cellOf } from './sheet.ts';
import { keyOf } from './sheet-info.ts';

const text = (value: string | number | null): string => (value === null ? '' : String(value));

const openWords: ReadonlySet<string> = new Set(['scheduled', ...offStatuses]);

/** Throws `RowError` when the status of a row contradicts its goals, or is an unexplained word. */
const assertStatus = (status: string, hasResult: boolean, isFinal: boolean): void => {
  if (openWords.has(status)) {
    if (hasResult) throw new RowError('status', status, 'off-with-result');
  } else if (status === 'final') {
    if (!isFinal) throw new RowError('status', status, 'final-without-result');
  } else if (status !== '') throw new RowError('status', status, 'bad-status');
};

/** Returns a row's values in the columns of games.csv. An empty cell keeps the recorded value. */
export const valuesOf = (
  { row, league, placed }: PlacedRow,
  key: string,
  season: string,
  recorded: RecordedGame | undefined,
): Record<GameColumn, string> => {
  const before = recorded && forSides(recorded, placed);
  const filled = (column: Parameters<typeof cellOf>[1], stands: string | number | null = null): string =>
    cellOf(row, column) || text(stands);
  const forfeited = filled('forfeitedBy');
  const goals = [filled('homeGoals'), filled('awayGoals')];
  const hasResult = forfeited !== '' || goals.some((one) => one !== '');
  const isOff = !hasResult && isOffStatus(cellOf(row, 'status'));
  const isFinal = hasResult || (!isOff && before?.status === 'final');
  assertStatus(cellOf(row, 'status'), hasResult, isFinal);
  const result = (own: string, stands: string | number | null | undefined): string =>
    hasResult ? own : isOff ? '' : text(stands ?? null);
  // With the same score, an empty `decidedIn` keeps the recorded ending. With another score, it means regulation.
  const isSameScore =
    goals[0] === text(before?.homeGoals ?? null) && goals[1] === text(before?.awayGoals ?? null);
  const ending = filled('decidedIn', isSameScore ? (before?.decidedIn ?? null) : null) || 'regulation';
  const orNone = forfeited === '' ? '' : '0';
  return {
    game_key: key,
    season,
    league_key: keyOf(league.id),
    tournament_key: '',
    category_key: keyOf(league.categoryId),
    stage: filled('stage', before?.stage) || 'regular',
    group: filled('group', before?.groupName),
    date: placed.date,
    time: filled('time', before?.time),
    venue: filled('venue', before?.venue),
    city: filled('city', cellOf(row, 'venue') === '' ? before?.city : null),
    home_team_key: keyOf(placed.home),
    away_team_key: keyOf(placed.away),
    home_goals: result(goals[0] || orNone, before?.homeGoals),
    away_goals: result(goals[1] || orNone, before?.awayGoals),
    decided_in: isFinal ? result(ending, before?.decidedIn) : '',
    status: isFinal
      ? 'final'
      : filled('status', before && isOffStatus(before.status) ? before.status : 'scheduled'),
    forfeited_by: result(forfeited, before?.forfeitedBy),
    home_fair_play: isFinal ? filled('homeFairPlay', before?.homeFairPlay) : '',
    away_fair_play: isFinal ? filled('awayFairPlay', before?.awayFairPlay) : '',
    ...countCells((field) => (isFinal ? filled(field, before?.[field]) : '')),
  };
};
