import type { Decision } from './lists.ts';
import { maxGoals } from './lists.ts';
import { marginFaultOf } from './margin.ts';

/** A result that nobody recorded: what if this game had ended, or ended otherwise. */
export type SupposedResult = {
  readonly gameId: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly decidedIn: Decision;
};

/** More results than this in one question are refused. */
export const mostSupposed = 40;

const marks = { regulation: '', overtime: ':ot', shootout: ':so' } as const satisfies Record<
  Decision,
  string
>;
const pattern = /^([1-9]\d{0,8}):(\d{1,2})-(\d{1,2})(:ot|:so)?$/;

/**
 * One result of a text such as `12:4-2` or `15:3-2:ot`; null where it is none. What was decided by nothing, a tie, and
 * what can't have been decided late was decided in regulation.
 */
const supposedIn = (text: string): SupposedResult | null => {
  const [, id, home, away, mark] = pattern.exec(text) ?? [];
  if (id === undefined) return null;
  const [homeGoals, awayGoals] = [Number(home), Number(away)];
  if (homeGoals > maxGoals || awayGoals > maxGoals) return null;
  const late = mark === ':ot' ? 'overtime' : mark === ':so' ? 'shootout' : 'regulation';
  const score = { homeGoals, awayGoals, decidedIn: late } as const;
  const isLate = homeGoals !== awayGoals && marginFaultOf(score) === null;
  return { gameId: Number(id), ...score, decidedIn: isLate ? late : 'regulation' };
};

/** The results in a text such as `12:4-2,15:3-2:ot`; null where any is malformed, named twice or one too many. */
export const parseWhatIf = (text: string): readonly SupposedResult[] | null => {
  const parts = text === '' ? [] : text.split(',');
  if (parts.length > mostSupposed) return null;
  const results = parts.map(supposedIn).filter((result) => result !== null);
  const ids = new Set(results.map(({ gameId }) => gameId));
  return ids.size === parts.length ? results : null;
};

/** The text that `parseWhatIf` reads. */
export const formatWhatIf = (results: readonly SupposedResult[]): string =>
  results
    .map((result) => `${result.gameId}:${result.homeGoals}-${result.awayGoals}${marks[result.decidedIn]}`)
    .join(',');
