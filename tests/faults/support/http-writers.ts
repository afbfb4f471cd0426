import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addMember } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { aGame } from '../../flow/writing-site.ts';
import type { Acknowledged } from './log-checks.ts';

/** A game that was acknowledged. */
export type RecordedGame = Acknowledged & {
  readonly id: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
};

export type HttpTally = {
  readonly acknowledged: RecordedGame[];
  /** Requests sent again after no response or a 503. */
  retried: number;
  /** The longest wait for a response or for its failure. */
  slowestMs: number;
  /** Responses that should never occur. */
  readonly wrong: string[];
};

/** Creates a member without write limits and returns a token. Call it once for each database. */
export const writersToken = async (databaseUrl: string): Promise<string> => {
  const db = createDb<AccountTables>(createPool(databaseUrl));
  const passwordHash = await createPasswordHasher().hash('glace-bleue-et-bâtons');
  const added = await addMember(db, {
    username: 'Registraire',
    email: 'registraire@example.org',
    passwordHash,
    language: 'fr',
    role: 'admin',
    verified: true,
  });
  if ('taken' in added) throw new Error(`${added.taken} is taken`);
  const { token } = await openSession(db, added.id, 'api', 'test');
  await db.destroy();
  return token;
};

type RecordResponse = {
  readonly result?: { readonly data: { readonly position: string | null; readonly id: number } };
};

/** The fields of a game, without its day and its result. */
export type WrittenGame = Readonly<
  Record<Exclude<keyof typeof aGame, 'date' | 'homeGoals' | 'awayGoals'>, unknown>
>;

type WritingOptions = {
  readonly game?: WrittenGame;
  readonly month?: string;
  readonly pauseMs?: number;
};

/**
 * Writers that record games over HTTP at any of the gateways, and try the next one when a gateway does not respond.
 * `month`: of the days of the games. `pauseMs`: between two games of a writer.
 */
export const startHttpWriters = (
  token: string,
  urls: readonly string[],
  count: number,
  { game: fields = aGame, month = '2021-11', pauseMs = 0 }: WritingOptions = {},
) => {
  const stopping = new AbortController();
  const tally: HttpTally = { acknowledged: [], retried: 0, slowestMs: 0, wrong: [] };
  const authorization = `Bearer ${token}`;
  const send = async (url: string, body: string): Promise<Response | null> => {
    const began = performance.now();
    const response = await fetch(`${url}/trpc/game.record`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body,
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
    return response;
  };

  const record = async (writer: number, number: number): Promise<void> => {
    const commandId = randomUUID();
    const result = { homeGoals: number % 9, awayGoals: writer };
    const game = {
      ...fields,
      ...result,
      commandId,
      // The same teams play repeatedly on the same days, so each game is marked as intended.
      again: true,
      date: `${month}-${10 + (number % 18)}`,
    };
    for (let attempts = 0; ; attempts += 1) {
      const response = await send(
        urls[(writer + number + attempts) % urls.length] ?? '',
        JSON.stringify(game),
      );
      const body = (await response?.json().catch(() => null)) as RecordResponse | null;
      const { position, id } = body?.result?.data ?? {};
      if (response?.status === 200 && position && id)
        return void tally.acknowledged.push({ commandId, position, id, ...result });
      if (response && body && response.status !== 503)
        return void tally.wrong.push(`${response.status} ${JSON.stringify(body)}`);
      tally.retried += 1;
      await sleep(50);
    }
  };
  const writing = Array.from({ length: count }, async (_, writer) => {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      await record(writer, number);
      await sleep(pauseMs);
    }
  });
  return {
    /** The running totals; they change until `stop` resolves. */
    tally,
    stop: async (): Promise<HttpTally> => {
      stopping.abort();
      await Promise.all(writing);
      return tally;
    },
  };
};
