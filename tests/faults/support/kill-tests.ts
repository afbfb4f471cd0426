import { afterAll, beforeAll, test } from 'vitest';
import { untilMoreThan } from '../../support/until.ts';
import { expectWithin } from '../../support/within.ts';
import { type Figures, report, spread } from './faults.ts';
import type { killable } from './kills.ts';
import type { Acknowledged } from './log-checks.ts';
import type { Processes } from './processes.ts';
import { untilCaughtUp } from './site.ts';
import { expectRetained, expectViewsAsRebuilt } from './verdicts.ts';
import { startWriters, type Writers, type WritersOptions } from './writers.ts';

/** How a process is killed, and further checks. */
export type Attack = {
  /** Kills once at its moment; returns the milliseconds until all gateways show a result recorded after the kill. */
  readonly strike: (round: number) => Promise<number>;
  /** Judges other work during the kills; returns its figures and the events acknowledged to it. */
  readonly finish?: () => Promise<{
    readonly acknowledged?: readonly Acknowledged[];
    readonly figures: Figures;
  }>;
};

export type KillRow<Site extends Processes> = {
  readonly test: string;
  readonly report: string;
  readonly victim: (typeof killable)[number];
  readonly kills: number;
  readonly writers: Omit<WritersOptions, 'logUrl'>;
  /** The writers must get more acknowledgements than this. */
  readonly leastAcknowledged: number;
  readonly fresh: { readonly name: string; readonly withinMs: number };
  readonly attack: (site: Site, writers: Writers) => Attack | Promise<Attack>;
};

/** Kills one process of the site again and again; no acknowledged event may be lost, and views equal a rebuild. */
const runKills = async <Site extends Processes>(site: Site, row: KillRow<Site>): Promise<void> => {
  const { kills, victim, fresh } = row;
  const writers = await startWriters({ logUrl: site.logUrl, ...row.writers });
  const { strike, finish } = await row.attack(site, writers);
  const visibleAfter: number[] = [];
  for (let round = 0; round < kills; round += 1) visibleAfter.push(await strike(round));
  const finished = await finish?.();
  // On a slow machine the writers may only just have started.
  await untilMoreThan(row.leastAcknowledged, writers.count);
  await writers.stop();
  await untilCaughtUp(site.urls.at(-1) ?? '');
  const acknowledged = [...writers.acknowledged(), ...(finished?.acknowledged ?? [])];
  const events = await expectRetained(site.log, acknowledged);
  const rows = await expectViewsAsRebuilt(site.databaseUrl, site.log);
  const { p50, max } = spread(visibleAfter);
  expectWithin(fresh.name, max, fresh.withinMs);
  const figures = {
    kills,
    events,
    'acknowledged to writers': acknowledged.length,
    'lost or doubled': 0,
    'rows as rebuilt': rows,
    ...finished?.figures,
    'fresh after p50 (ms)': p50,
    'fresh after max (ms)': max,
  };
  report(row.report, figures, { [victim]: kills });
};

/** A test for each row, all on one site. */
export const testKills = <Site extends Processes>(
  start: (stack: AsyncDisposableStack) => Promise<Site>,
  rows: readonly KillRow<Site>[],
): void => {
  const stack = new AsyncDisposableStack();
  let site: Site;
  beforeAll(async () => {
    site = await start(stack);
  });
  afterAll(() => stack.disposeAsync());

  for (const row of rows) test(row.test, () => runKills(site, row));
};
