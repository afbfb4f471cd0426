import type { Outcome } from '@rondelle/contracts/competition/outputs.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { outcomeLetter } from '../form-pills/outcome-words.ts';

type Counted = {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly overtimeLosses: number;
};

const part = (count: number, outcome: Outcome) => `${formatNumber(count)}\u00a0${outcomeLetter(outcome)}`;

/** Formats a record in one line: « 5 V · 2 D · 1 N · 1 DP »; ties and overtime losses only if there are any. */
export const recordWords = ({ wins, losses, ties, overtimeLosses }: Counted): string => {
  return [
    part(wins, 'W'),
    part(losses, 'L'),
    ...(ties > 0 ? [part(ties, 'T')] : []),
    ...(overtimeLosses > 0 ? [part(overtimeLosses, 'O')] : []),
  ].join(' · ');
};
