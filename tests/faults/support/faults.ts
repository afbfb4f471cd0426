import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { type Random, randomFor } from '@rondelle/site/generate/random.ts';
import { inject } from 'vitest';
import { allKills, type Kills } from './kills.ts';

export const isLong: boolean = inject('faultsLong');
export const faultsSeed: string = inject('faultsSeed');

/** Selects a count or duration: the short form runs in `npm test`, the long one in `npm run test:faults`. */
export const shortOrLong = (short: number, long: number): number => (isLong ? long : short);

/** The number of kills: a few in `npm test`; in `npm run test:faults`, a share of all kills. */
export const killsOf = (short: number, long: number): number =>
  shortOrLong(short, Math.max(1, Math.round((long * inject('faultsKills')) / allKills)));

/** Random numbers from the seed and the name of a test, independent of other tests. */
export const random = (name: string): Random => randomFor(faultsSeed, name);

export type Figures = Readonly<Record<string, number | string>>;

/** Prints a test's figures and stores them for the report, with the kills and what was retained during them. */
export const report = (test: string, figures: Figures, kills: Kills = {}): void => {
  const texts = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  console.log(`${test}: ${texts.join(', ')}`);
  const line = `${JSON.stringify({ test, figures, kills })}\n`;
  appendFileSync(path.join(inject('faultsFigures'), 'figures.jsonl'), line);
};

/** The median and the maximum, in whole milliseconds. */
export const spread = (values: readonly number[]): { readonly p50: number; readonly max: number } => {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    p50: Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN),
    max: Math.round(sorted.at(-1) ?? Number.NaN),
  };
};
