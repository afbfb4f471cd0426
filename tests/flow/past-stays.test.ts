import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createInProcessCall } from '@rondelle/gateway/calls/in-process-call.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowDatabase } from './flow-database.ts';
import { type Moment, pastHistory } from './histories/past-history.ts';
import { answerTo, asKnownAt, inputsOf, instantOf, questions } from './histories/past-questions.ts';
import { at } from './histories/stream-event.ts';
import { createWriter } from './histories/writer.ts';

/** `PAST_RUNS=1000 npx vitest run --project integration tests/flow/past-stays` is the long form. */
const numRuns = Number(process.env['PAST_RUNS'] ?? 8);
const database = flowDatabase();

const callOf = (log: EventLog) =>
  // Both seasons are ongoing, so that upcoming games remain upcoming.
  createInProcessCall({ db: createDb<Tables>(database.pool()), log, today: '2021-11-01' });

const answersAt = async (log: EventLog, instant: string): Promise<ReadonlyMap<string, string | null>> => {
  const call = callOf(log);
  return new Map(
    await Promise.all(
      questions.map(async (question) => {
        const sent = asKnownAt(question, instant);
        return [`${sent.name} ${JSON.stringify(sent.input)}`, await answerTo(call, sent)] as const;
      }),
    ),
  );
};

type Policies = readonly { readonly categoryId: number; readonly shows: CategoryPolicy }[];
const policiesNow = async (): Promise<Policies> => {
  const { rows } = await database
    .pool()
    .query('SELECT "categoryId", shows FROM categories WHERE "categoryId" IN (1, 2) ORDER BY 1');
  return rows;
};

type Read = {
  readonly at: string;
  readonly policies: Policies;
  readonly answers: Awaited<ReturnType<typeof answersAt>>;
};

/** Writes a history step by step, and reads every page at some of its instants. */
const readAlong = async (
  moments: readonly Moment[],
  read: (log: EventLog, instant: string) => Promise<void>,
) => {
  await database.empty();
  const clock = { now: '' };
  const log = createMemoryEventLog({ now: () => new Date(clock.now) });
  const write = createWriter(log);
  for (const { at: instant, events, isRead } of moments) {
    clock.now = instant;
    await write(events);
    if (!isRead) continue;
    await catchUp({ pool: database.pool(), log });
    await read(log, instant);
  }
  return { log, write, clock };
};

test('the tested calls are exactly those that accept an instant', () => {
  expect(Object.keys(inputsOf).sort()).toEqual([...instantOf.keys()].sort());
});

/**
 * The current policies also apply to the past, so the policies of the time are chosen again after the history. Calls
 * that were refused are not compared: an entity that did not exist yet is returned later, in its first state.
 */
test('outputs as known at an instant remain byte-identical after any later events', async () => {
  await fc.assert(
    fc.asyncProperty(pastHistory, async (moments) => {
      const reads: Read[] = [];
      const { log, write, clock } = await readAlong(moments, async (log, instant) => {
        reads.push({ at: instant, policies: await policiesNow(), answers: await answersAt(log, instant) });
      });
      clock.now = new Date(Date.parse(clock.now) + 60_000).toISOString();
      for (const group of Map.groupBy(reads, ({ policies }) => JSON.stringify(policies)).values()) {
        await write(
          (group[0]?.policies ?? []).map(({ categoryId, shows }) =>
            at('category', categoryId, { type: 'CategoryPolicyChosen', data: { categoryId, shows } }),
          ),
        );
        await catchUp({ pool: database.pool(), log });
        for (const { at: instant, answers } of group) {
          const later = await answersAt(log, instant);
          for (const [question, then] of answers)
            if (then !== null) expect(later.get(question), question).toBe(then);
        }
      }
    }),
    { numRuns },
  );
}, 7_200_000);

/** Parts that only current responses have, and parts that state when and how a response was made. */
const ofNowOnly: ReadonlySet<string> = new Set([
  'asOf',
  'position',
  'certainties',
  'playoffs',
  'bracket',
  'chances',
  'clubSeasons',
  'supervisors',
]);
const comparable = (answer: string | null): unknown =>
  answer === null ? null : JSON.parse(answer, (key, value) => (ofNowOnly.has(key) ? undefined : value));
/** Moves compare two instants. */
const alike = new Set([
  'league.table',
  'league.underRules',
  'season.leaderboard',
  'team.get',
  'tournament.get',
]);

test('an output as known now is the current output', async () => {
  await fc.assert(
    fc.asyncProperty(pastHistory, async (moments) => {
      await readAlong(moments, async (log, instant) => {
        const call = callOf(log);
        for (const question of questions.filter(({ name }) => alike.has(name))) {
          const now = await answerTo(call, question);
          if (now === null) continue;
          const known = await answerTo(call, asKnownAt(question, instant));
          expect(comparable(known), `${question.name} ${JSON.stringify(question.input)}`).toEqual(
            comparable(now),
          );
        }
      });
    }),
    { numRuns: Math.ceil(numRuns / 4) },
  );
}, 7_200_000);
