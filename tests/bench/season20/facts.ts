import type { Facts } from '../result.ts';
import { isMet, type Line } from '../table.ts';

export type Season20Facts = Facts & {
  readonly seed: number;
  readonly seasons: number;
  readonly games: number;
  readonly events: number;
  readonly peerMeasured: boolean;
};

/** 1 when a target is missed or the peer was not measured, else 0. */
export const exitCodeOf = ({ peerMeasured }: Season20Facts, lines: readonly Line[]): number =>
  peerMeasured && lines.every(isMet) ? 0 : 1;
