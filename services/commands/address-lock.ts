import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { addressLock } from '@rondelle/infra/postgres/address-lock.ts';
import { sql } from 'kysely';
import type { WriteServices } from './writing.ts';

const timeoutMs = 4_000;
const retryIntervalMs = 40;

/**
 * Runs `act`, which assigns the address of a league or a season, under a lock that all gateways and imports share. A
 * waiting process holds no database connection, so the process with the lock can always get one. Throws `views/behind`
 * after four seconds.
 */
export const withAddressLock = async <T>(
  { recordsEvents, tables }: WriteServices,
  act: () => Promise<T>,
): Promise<T> => {
  // A preview assigns no address, so it needs no lock.
  if (!recordsEvents) return act();
  const until = performance.now() + timeoutMs;
  for (;;) {
    const done = await tables.transaction().execute(async (tx) => {
      const { rows } = await sql<{ held: boolean }>`
        SELECT pg_try_advisory_xact_lock(${addressLock}) AS held`.execute(tx);
      return rows[0]?.held ? { result: await act() } : null;
    });
    if (done) return done.result;
    if (performance.now() > until) throw new DomainError('views/behind');
    await pause(retryIntervalMs);
  }
};
