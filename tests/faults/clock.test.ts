import { setTimeout as sleep } from 'node:timers/promises';
import { origin } from '@rondelle/contracts/log/event.ts';
import { createAttempts } from '@rondelle/members/accounts/attempts.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { describe, expect, test } from 'vitest';
import { newStream, renamed } from '../contract/samples.ts';
import { beginning } from '../flow/histories/beginning.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { gather } from '../support/gather.ts';
import { expectWithin } from '../support/within.ts';
import { fakeClock } from './support/fake-clock.ts';
import { shortOrLong, report } from './support/faults.ts';
import { createMarkers } from './support/markers.ts';
import { startOwnPostgres } from './support/own-postgres.ts';
import { startService, ready, untilCaughtUp } from './support/site.ts';
import { expectRetained, expectViewsAsRebuilt } from './support/verdicts.ts';
import { startWriters } from './support/writers.ts';

const day = 86_400;
const jumps = shortOrLong(3, 6);
/** Offsets of the database's clock in seconds: forward, far back, and back to the real time. */
const offsets = [day, -day, 0, 3_600, -60, 0].slice(0, jumps);

const clock = await fakeClock();
if (!clock) console.log('clock of the database that jumps: skipped, since libfaketime is not installed');

describe.skipIf(!clock)('while the clock of the database jumps', () => {
  test('recorded times never decrease, pages stay current, and no member stays locked out', async () => {
    const database = await startOwnPostgres({ env: clock?.env ?? {} });
    const log = await openEventLog(database.url);
    await createWriter(log)(beginning);
    const markers = createMarkers(log);
    const settings = { DATABASE_URL: database.url };
    const first = await startService('projector', settings);
    await ready(first);
    const services = [
      first,
      await startService('projector', settings),
      await startService('gateway', settings),
    ];
    await Promise.all(services.map(ready));
    const gateway = services[2]?.url ?? '';
    const db = createDb<AccountTables>(createPool(database.url));
    const attempts = createAttempts(db);
    const writers = await startWriters({ logUrl: database.url, count: 2, pauseMs: 20 });
    const visibleAfter: number[] = [];
    const began = Date.now();
    for (const offset of offsets) {
      for (let i = 0; i < 5; i += 1) await attempts.count('guesser', 900_000);
      clock?.set(offset);
      const queriedAt = Date.now();
      const [row] = await database.query<{ at: Date }>('SELECT clock_timestamp() AS at');
      const at = (row?.at.getTime() ?? 0) - offset * 1_000;
      // Between the query and its result, to the second.
      expect(at).toBeGreaterThan(queriedAt - 1_000);
      expect(at).toBeLessThan(Date.now() + 1_000);
      await markers.append();
      visibleAfter.push(await markers.untilShown([gateway]));
      if (Math.abs(offset) === day) expect(await attempts.count('guesser', 900_000)).toBe(1);
      await sleep(500);
    }
    clock?.set(0);
    await writers.stop();
    await untilCaughtUp(gateway);
    const events = await expectRetained(log, writers.acknowledged());
    const times = (await gather(log.readAll(origin))).flat().map(({ recordedAt }) => recordedAt);
    expect(times).toEqual(times.toSorted());
    expect(Date.parse(times.at(-1) ?? '')).toBeGreaterThan(began + (day - 60) * 1_000);
    const rows = await expectViewsAsRebuilt(database.url, log);
    const max = Math.round(Math.max(...visibleAfter));
    expectWithin('fresh after a jump of the clock', max, 5_000);
    report('Clock of the database that jumps by a day', {
      jumps: offsets.length,
      events,
      'lost or doubled': 0,
      'times running backwards': 0,
      'rows as rebuilt': rows,
      'fresh after max (ms)': max,
    });
    await Promise.all(services.map(({ stop }) => stop()));
    await db.destroy();
    await log.close();
    await database.remove();
    await clock?.remove();
  });
});

test('recorded times in memory never decrease', async () => {
  let now = Date.parse('2026-01-02T00:00:00Z');
  const log = createMemoryEventLog({ now: () => new Date(now) });
  for (const hours of [0, -24, 1, -1, 48, 0]) {
    now += hours * 3_600_000;
    await log.append(newStream(), [renamed('x')], 'none');
  }
  const times = (await gather(log.readAll(origin))).flat().map(({ recordedAt }) => recordedAt);
  expect(times).toEqual(times.toSorted());
  expect(new Set(times).size).toBe(2);
});
