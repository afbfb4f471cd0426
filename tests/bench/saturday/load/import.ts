import { randomUUID } from 'node:crypto';
import type { Client } from '../../../flow/client.ts';
import { planSheet, runPart, sendSheet } from '../../sheet.ts';
import type { Plan } from '../plan.ts';

/**
 * Begin and end of the import, by `performance.now()`, how many games it added and refused, and why it failed if it
 * did.
 */
export type Imported = {
  readonly from: number;
  readonly to: number;
  readonly added: number;
  readonly refused: number;
  readonly failure: string | null;
};

const run = async (by: Client, { season, sheet: rows }: Pick<Plan, 'season' | 'sheet'>) => {
  const importId = randomUUID();
  await sendSheet(by, { importId, season, rows });
  const { data } = await planSheet(by, importId);
  while (!(await runPart(by, importId)).finished);
  return data.counts;
};

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('it took too long')));
  });

/** Imports the spreadsheet as a registrar does; fails when the signal aborts. */
export const importSheet = async (
  by: Client,
  plan: Pick<Plan, 'season' | 'sheet'>,
  signal: AbortSignal,
): Promise<Imported> => {
  const from = performance.now();
  try {
    const { added, refused } = await Promise.race([run(by, plan), untilAborted(signal)]);
    return { from, to: performance.now(), added, refused, failure: null };
  } catch (error) {
    return { from, to: performance.now(), added: 0, refused: 0, failure: String(error) };
  }
};
