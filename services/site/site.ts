import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { optionsOfSettings } from '@rondelle/gateway/options/options-of-settings.ts';
import { startGateway } from '@rondelle/gateway/server.ts';
import { noteStatement } from '@rondelle/gateway/timing/request-timing.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { startReactor } from '@rondelle/reactor/reactor.ts';
import { runRequestedRebuilds } from '@rondelle/projector/requested-rebuilds.ts';
import { laterInThread } from '@rondelle/projector/later/later-thread.ts';
import { startProjector } from '@rondelle/projector/live.ts';
import { createPreviewPool, createPreviews } from '@rondelle/projector/preview/previews.ts';
import { logLineOf } from '@rondelle/projector/quarantine.ts';
import type { SiteState } from '@rondelle/contracts/site/settings.ts';
import type { Settings } from '@rondelle/infra/config/settings.ts';
import { m } from '@rondelle/infra/config/terminal-messages.ts';
import { openMailer } from '@rondelle/infra/mail/open-mailer.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { type TracedHints, tracedHints } from '@rondelle/infra/telemetry/tracing/traced-hints.ts';
import { tracedLog } from '@rondelle/infra/telemetry/tracing/traced-log.ts';
import { openTracing, type Tracing } from '@rondelle/infra/telemetry/tracing/tracing.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Closers } from './closers.ts';
import { startDemoClock } from './demo/demo-clock.ts';
import { firstAdminNote, newSetupCode } from './first-admin.ts';
import { firstRun } from './first-run.ts';
import { assertPortFree, isPortInUse } from './free-port.ts';
import { openHintBus } from './hint-bus.ts';
import { ExpectedError } from './expected-error.ts';
import { readSiteNote, removeSiteNote, writeSiteNote } from './site-note.ts';
import { openDatabase, openStoreOn, type Store, untilViewsMade } from './store.ts';

export type SiteParts = {
  readonly settings: Settings;
  readonly logger: Logger;
  /** Register a closer for each resource as soon as it is open. */
  readonly closers: Closers;
  /** Aborts when the site should stop. */
  readonly signal: AbortSignal;
  /** Called when the database stops unexpectedly. */
  readonly onLost: () => void;
};

const firstPageLimitMs = 30_000;
/** A trial site listens on this machine only, unless `HOST` is set. */
const ownMachine = 'localhost';

/**
 * Opens and migrates the database, log and views; throws a `ExpectedError` when another process runs a site on the data
 * folder.
 */
export const openSiteStore = async ({ settings, closers, onLost }: SiteParts): Promise<Store> => {
  const database = await openDatabase(settings);
  closers.add(database.close);
  if (!(await database.claimSite())) {
    const url = await readSiteNote(settings.dataDir);
    throw new ExpectedError(url ? m.start_already_running({ url }) : m.start_already_starting());
  }
  void database.lost.then(onLost);
  await removeSiteNote(settings.dataDir);
  await assertPortFree(settings.port);
  const store = await openStoreOn(database, settings);
  closers.add(store.close);
  return store;
};

const runProjector = (
  { closers, logger }: SiteParts,
  { databaseUrl, log }: Store,
  { bus, applied }: TracedHints,
): void => {
  const pool = createPool(databaseUrl, { applicationName: 'rondelle projector' });
  closers.add(() => pool.end());
  const jobs = logger.child({ part: 'job' });
  const later = laterInThread(databaseUrl, logger);
  closers.add(later.close);
  const { stop } = startProjector({
    pool,
    later: later.next,
    log,
    publish: bus.publish,
    onError: (err) => jobs.alert({ err }, 'views could not be updated; retrying'),
    onQuarantined: (items) => jobs.alert({ items: items.map(logLineOf) }, 'quarantined'),
    onBatch: (_count, seconds, events) => applied(events, seconds),
  });
  closers.add(stop);
  const rebuilding = runRequestedRebuilds({
    pool,
    openPool: () => createPool(databaseUrl, { applicationName: 'rondelle rebuild' }),
    log,
    publish: bus.publish,
    onError: (err) => jobs.alert({ err }, 'a requested rebuild failed'),
  });
  closers.add(rebuilding.stop);
};

/** In a single process, gateway and reactor share this folder. */
const openDataIn = ({ openDataDir, dataDir }: Settings): string =>
  openDataDir ?? path.join(dataDir, 'open-data');

const runGateway = async (
  parts: SiteParts,
  { pool, log, databaseUrl }: Store,
  bus: HintBus,
  tracing: Tracing | null,
  setupCode: string | null,
): Promise<string> => {
  const { settings, logger, closers } = parts;
  const previewPool = createPreviewPool(databaseUrl);
  closers.add(() => previewPool.end());
  const gateway = await startGateway({
    ...optionsOfSettings(settings),
    host: settings.host ?? ownMachine,
    db: createDb<Tables>(pool, noteStatement),
    log,
    previews: createPreviews(previewPool, noteStatement),
    tracing,
    hints: bus,
    ...(setupCode !== null && { setupCode }),
    openDataDir: openDataIn(settings),
    logger,
  });
  closers.add(gateway.close);
  return gateway.url;
};

const runReactor = (
  { settings, logger, closers }: SiteParts,
  { databaseUrl, pool, log }: Store,
  hints: HintBus,
  url: string,
): void => {
  const db = createDb<Tables>(pool);
  const mailer = openMailer(settings);
  const origin = () => settings.publicUrl ?? url;
  const openDataDir = openDataIn(settings);
  const { pushKeys, chatDays, backups, feedsDir } = settings;
  const options = { databaseUrl, db, log, hints, mailer, logger, openDataDir, chatDays, origin };
  const reactor = startReactor({
    ...options,
    ...(pushKeys && { pushKeys }),
    ...(backups && { backups }),
    ...(feedsDir !== undefined && { feedsDir }),
  });
  closers.add(reactor.close);
};

/** Returns 0 while nothing listens yet. */
const homeStatus = async (url: string, signal: AbortSignal): Promise<number> => {
  try {
    return (await fetch(`${url}/`, { signal })).status;
  } catch (error) {
    if (signal.aborted) throw error;
    return 0;
  }
};

/** Resolves when the home page responds as expected: 200, or 503 for a closed site. */
export const untilPagesRespond = async (
  url: string,
  signal: AbortSignal,
  state: SiteState = 'open',
): Promise<void> => {
  const expected = state === 'open' ? 200 : 503;
  const deadline = Date.now() + firstPageLimitMs;
  for (;;) {
    const status = await homeStatus(url, signal);
    if (status === expected) return;
    if (Date.now() > deadline) throw new Error(`the home page answers ${status}`);
    await sleep(200);
  }
};

/** Starts all parts of a site in this process, and prints its URL when pages respond. */
export const startSite = async (parts: SiteParts): Promise<void> => {
  const { settings, signal } = parts;
  try {
    const store = await openSiteStore(parts);
    signal.throwIfAborted();
    const isDemo = await firstRun(store, parts);
    signal.throwIfAborted();
    const tracing = openTracing('rondelle', settings.traceUrl);
    if (tracing) parts.closers.add(tracing.close);
    const hints = tracedHints(openHintBus(settings, 'rondelle site', parts.logger), tracing);
    parts.closers.add(hints.bus.close);
    runProjector(parts, store, hints);
    await untilViewsMade(store.pool, () => console.log(m.rebuild_started()), signal);
    const setupCode = await newSetupCode(store);
    const traced = { ...store, log: tracedLog(store.log, tracing) };
    const url = await runGateway(parts, traced, hints.bus, tracing, setupCode);
    runReactor(parts, store, hints.bus, url);
    await untilPagesRespond(url, signal, settings.siteState);
    await writeSiteNote(settings.dataDir, settings.publicUrl ?? url);
    parts.closers.add(() => removeSiteNote(settings.dataDir));
    if (isDemo && settings.demoDay === undefined)
      parts.closers.add(startDemoClock(store, parts.logger.child({ part: 'job' })).close);
    // Printed last, so that everything runs once the site is reported ready.
    const ownUrl = settings.publicUrl ?? url;
    const note = await firstAdminNote(store, ownUrl, setupCode);
    console.log(m.start_ready({ url: ownUrl }));
    if (note !== null) console.log(note);
  } catch (error) {
    throw isPortInUse(error)
      ? new ExpectedError(m.start_port_taken({ port: settings.port }), { cause: error })
      : error;
  }
};
