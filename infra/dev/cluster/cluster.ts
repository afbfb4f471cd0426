import path from 'node:path';
import { settingsOrExit } from '../../config/settings-or-exit.ts';
import { m } from '../../config/terminal-messages.ts';
import { createLogger } from '../../telemetry/logger.ts';
import { findNatsServer } from '../find-program.ts';
import { startDemoClock } from '../demo/demo-clock.ts';
import { firstAdminNote } from '../first-admin.ts';
import { firstRun } from '../first-run.ts';
import { assertPortFree, freePort } from '../free-port.ts';
import { Refusal } from '../refusal.ts';
import { type RunningProgram, runProgram } from '../run-program.ts';
import { openSiteStore, untilPagesAnswer } from '../site.ts';
import { removeSiteNote, writeSiteNote } from '../site-note.ts';
import { removeClusterNote, writeClusterNote } from './cluster-note.ts';
import { keepRunning, type Member } from './keep-running.ts';
import { launchNats, launchService } from './launch.ts';

const settings = settingsOrExit();
const logger = createLogger(settings.logLevel, 'cluster');
const { dataDir } = settings;

const needsNats =
  'npm run cluster needs nats-server: apt-get install nats-server, or brew install nats-server.';

type Place = { readonly port: number; readonly url: string };
const pageLocationAt = (port: number, scheme = 'http'): Place => ({
  port,
  url: `${scheme}://localhost:${port}`,
});

/** Every process keeps its address when it is started again. */
const choosePlaces = async () => {
  const first = settings.port === 0 ? await freePort() : settings.port;
  const second = settings.port === 0 ? await freePort() : settings.port + 1;
  return {
    gateways: [pageLocationAt(first), pageLocationAt(second)],
    projectors: [pageLocationAt(await freePort()), pageLocationAt(await freePort())],
    reactors: [pageLocationAt(await freePort())],
    nats: pageLocationAt(await freePort(), 'nats'),
  };
};
type Places = Awaited<ReturnType<typeof choosePlaces>>;

/** Starts all processes on a database that is ready, in the order in which they need each other. */
const launchAll = (
  natsProgram: string,
  databaseUrl: string,
  places: Places,
  program: RunningProgram,
): void => {
  const members = new Map<Place, Member>();
  const noteOf = (place: Place) => ({ url: place.url, pid: members.get(place)?.pid() ?? null });
  const note = () =>
    writeClusterNote(dataDir, {
      gateways: places.gateways.map(noteOf),
      projectors: places.projectors.map(noteOf),
      reactors: places.reactors.map(noteOf),
      nats: noteOf(places.nats),
    });
  const closeTogether = (those: readonly Place[]) =>
    program.closers.add(() => Promise.all(those.map(async (place) => members.get(place)?.stop())));
  const shared = { DATABASE_URL: databaseUrl, NATS_URL: places.nats.url };
  // Links in mails lead to a gateway.
  const siteUrl = settings.publicUrl ?? places.gateways[0]?.url ?? '';
  const own = { gateway: {}, projector: {}, reactor: { PUBLIC_URL: siteUrl } };

  const log = path.join(dataDir, 'nats.log');
  members.set(
    places.nats,
    keepRunning(() => launchNats(natsProgram, places.nats.port, log), note),
  );
  closeTogether([places.nats]);
  for (const service of ['projector', 'gateway', 'reactor'] as const) {
    const those = places[`${service}s`];
    for (const place of those) {
      const launch = () => launchService(service, { ...shared, ...own[service], PORT: String(place.port) });
      members.set(place, keepRunning(launch, note));
    }
    closeTogether(those);
  }
  note();
};

const start = async (program: RunningProgram): Promise<void> => {
  const { closers, signal, failWith } = program;
  const natsProgram = findNatsServer();
  if (!natsProgram) throw new Refusal(needsNats);
  const onLost = () => failWith(m.start_database_lost());
  const store = await openSiteStore({ settings, logger, closers, signal, onLost });
  const isDemo = await firstRun(store, { settings, signal });
  signal.throwIfAborted();
  const places = await choosePlaces();
  for (const { port } of places.gateways) await assertPortFree(port);
  closers.add(async () => removeClusterNote(dataDir));
  launchAll(natsProgram, store.databaseUrl, places, program);
  const urls = places.gateways.map(({ url }) => url);
  for (const url of urls) await untilPagesAnswer(url, signal, settings.siteState);
  await writeSiteNote(dataDir, urls[0] ?? '');
  closers.add(() => removeSiteNote(dataDir));
  if (isDemo && settings.demoDay === undefined) closers.add(startDemoClock(store, logger).close);
  console.log(
    `${m.start_ready({ url: urls.join(' ') })}\nTwo gateways, two projectors, a reactor, NATS and PostgreSQL; Ctrl-C stops everything.`,
  );
  const note = await firstAdminNote(store, '', null);
  if (note !== null) console.log(note);
};

/** `npm run cluster`: the processes of a large site on one machine, each of its own, on one embedded PostgreSQL. */
runProgram({ logger, start });
