import type { Decision } from './lists.ts';
import { maxGoals } from './lists.ts';
import { marginErrorOf } from './margin.ts';

/** A hypothetical result in a scenario. */
export type ScenarioResult = {
  readonly gameId: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly decidedIn: Decision;
};

/** Maximum number of results in one scenario. */
export const mostScenarioResults = 40;

const marks = { regulation: '', overtime: ':ot', shootout: ':so' } as const satisfies Record<
  Decision,
  string
>;
const pattern = /^([1-9]\d{0,8}):(\d{1,2})-(\d{1,2})(:ot|:so)?$/;

/**
 * Parses one result such as `12:4-2` or `15:3-2:ot`; null when malformed. A tie, or a margin that overtime or a
 * shoot-out cannot produce, counts as decided in regulation.
 */
const scenarioResultIn = (text: string): ScenarioResult | null => {
  const [, id, home, away, mark] = pattern.exec(text) ?? [];
  if (id === undefined) return null;
  const [homeGoals, awayGoals] = [Number(home), Number(away)];
  if (homeGoals > maxGoals || awayGoals > maxGoals) return null;
  const late = mark === ':ot' ? 'overtime' : mark === ':so' ? 'shootout' : 'regulation';
  const score = { homeGoals, awayGoals, decidedIn: late } as const;
  const isLate = homeGoals !== awayGoals && marginErrorOf(score) === null;
  return { gameId: Number(id), ...score, decidedIn: isLate ? late : 'regulation' };
};

/**
 * Parses a text such as `12:4-2,15:3-2:ot`; null when a result is malformed, a game occurs twice, or there are too
 * many.
 */
export const parseWhatIf = (text: string): readonly ScenarioResult[] | null => {
  const parts = text === '' ? [] : text.split(',');
  if (parts.length > mostScenarioResults) return null;
  const results = parts.map(scenarioResultIn).filter((result) => result !== null);
  const ids = new Set(results.map(({ gameId }) => gameId));
  return ids.size === parts.length ? results : null;
};

/** The inverse of `parseWhatIf`. */
export const formatWhatIf = (results: readonly ScenarioResult[]): string =>
  results
    .map((result) => `${result.gameId}:${result.homeGoals}-${result.awayGoals}${marks[result.decidedIn]}`)
    .join(',');
