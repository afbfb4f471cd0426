import { origin } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gather } from '../support/gather.ts';
import { sendings } from './model/commands.ts';
import { members } from './model/arbitraries.ts';
import { judge } from './model/judge.ts';
import { rollBackAsPlanned } from './model/roll-back-as-planned.ts';
import { type Attempt, runHistory } from './model/run-history.ts';
import { faultsSeed, shortOrLong, report } from './support/faults.ts';

const histories = shortOrLong(500, 10_000);
const rollBacks = shortOrLong(150, 3_000);
const seed = Number(faultsSeed);

const follow = async (log: EventLog, scheduler: fc.Scheduler, sent: Parameters<typeof runHistory>[2]) => {
  const attempts = await runHistory(log, scheduler, sent);
  judge(attempts, (await gather(log.readAll(origin))).flat());
  return attempts;
};

test('concurrent writes leave the log in a state that the model allows, and every response agrees with it', async () => {
  const counted: Record<string, number> = { commands: 0, recorded: 0, nothing: 0, conflicts: 0, refused: 0 };
  const count = ({ answer }: Attempt) => {
    const kind =
      answer.kind === 'refused'
        ? answer.code === 'stream/conflict'
          ? 'conflicts'
          : 'refused'
        : answer.answer.events.length > 0
          ? 'recorded'
          : 'nothing';
    counted[kind] = (counted[kind] ?? 0) + 1;
    counted['commands'] = (counted['commands'] ?? 0) + 1;
  };
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), sendings, async (scheduler, sent) => {
      const attempts = await follow(createMemoryEventLog(), scheduler, sent);
      attempts.forEach(count);
    }),
    { numRuns: histories, seed },
  );
  for (const [kind, number] of Object.entries(counted)) expect(number, kind).toBeGreaterThan(histories / 10);
  report('Commands against a plain model', { histories, ...counted });
});

test('a rollback follows its plan, step by step', async () => {
  const steps = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      sendings,
      fc.constantFrom(...members),
      async (scheduler, sent, member) => {
        const log = createMemoryEventLog();
        await runHistory(log, scheduler, sent);
        const compared = await rollBackAsPlanned(log, member);
        expect(compared.map(({ done }) => done)).toEqual(compared.map(({ planned }) => planned));
        const taken = compared.filter(({ done }) => done.endsWith('possible')).length;
        steps.taken += taken;
        steps.refused += compared.length - taken;
      },
    ),
    { numRuns: rollBacks, seed },
  );
  expect(Math.min(steps.taken, steps.refused)).toBeGreaterThan(rollBacks / 10);
  report('Roll-backs as planned', { histories: rollBacks, ...steps });
});

/** Logs with a fault that the model must detect. */
const faulty: Readonly<Record<string, (log: EventLog) => EventLog>> = {
  'appends at any expected revision': (log) => ({
    ...log,
    append: async (stream, events) => {
      const length = (await gather(log.readStream(stream))).length;
      return log.append(stream, events, length === 0 ? 'none' : String(length - 1));
    },
  }),
  'acknowledges events that it did not record': (log) => ({
    ...log,
    append: async (stream, events, expected) => {
      if (Number(await log.head()) % 5 !== 4) return log.append(stream, events, expected);
      const revision = expected === 'none' ? '0' : String(Number(expected) + 1);
      return { revision, position: String(Number(await log.head()) + 1) };
    },
  }),
  'omits the last event of a stream from reads': (log) => ({
    ...log,
    async *readStream(stream, from) {
      yield* (await gather(log.readStream(stream, from))).slice(0, -1);
    },
  }),
};

test.each(Object.entries(faulty))('a log that %s is rejected', async (_, breakIt) => {
  const { failed } = await fc.check(
    fc.asyncProperty(fc.scheduler(), sendings, async (scheduler, sent) => {
      await follow(breakIt(createMemoryEventLog()), scheduler, sent);
    }),
    { numRuns: 500, seed, endOnFailure: true },
  );
  expect(failed).toBe(true);
});
