import type { Outcome } from './client.ts';

/** Reasons why readers did not get a page, each with its count. */
export type Failures = { readonly [reason: string]: number };

const isGood = ({ status }: Outcome): boolean => typeof status === 'number' && status < 400;

/** Times and failures of one kind of request; counts nothing until `begin`. */
export const createTally = () => {
  let isCounting = false;
  const times: number[] = [];
  const failures = new Map<string, number>();
  return {
    times,
    begin: (): void => {
      isCounting = true;
    },
    count: (outcome: Outcome): void => {
      if (!isCounting) return;
      if (isGood(outcome)) times.push(outcome.ms);
      else failures.set(String(outcome.status), (failures.get(String(outcome.status)) ?? 0) + 1);
    },
    failures: (): Failures => Object.fromEntries(failures),
  };
};
export type Tally = ReturnType<typeof createTally>;
