import path from 'node:path';
import { settingsOrExit } from '@rondelle/infra/config/settings-or-exit.ts';
import { m } from '@rondelle/infra/config/terminal-messages.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { findNatsServer } from '../find-program.mjs';
import { startDemoClock } from '../demo/demo-clock.ts';
import { firstAdminNote } from '../first-admin.ts';
import { firstRun } from '../first-run.ts';
import { assertPortFree, freePort } from '../free-port.ts';
import { ExpectedError } from '../expected-error.ts';
import { type RunningProgram, runProgram } from '../run-program.ts';
import { openSiteStore, untilPagesRespond } from '../site.ts';
import { removeSiteNote, writeSiteNote } from '../site-note.ts';
import { removeClusterNote, writeClusterNote } from './cluster-note.ts';
import { restartOnExit, type Member } from './restart-on-exit.ts';
import { launchNats, launchService } from './launch.ts';

const settings = settingsOrExit();
const logger = createLogger(settings.logLevel, 'cluster');
const { dataDir } = settings;

const needsNats =
  'npm run cluster needs nats-server: apt-get install nats-server, or brew install nats-server.';

type Address = { readonly port: number; readonly url: string };
const addressAt = (port: number, scheme = 'http'): Address => ({
  port,
  url: `${scheme}://localhost:${port}`,
});

/** Chooses the ports once, so that a restarted process keeps its URL. */
const chooseAddresses = async () => {
  const first = settings.port === 0 ? await freePort() : settings.port;
  const second = settings.port === 0 ? await freePort() : settings.port + 1;
  return {
    gateways: [addressAt(first), addressAt(second)],
    projectors: [addressAt(await freePort()), addressAt(await freePort())],
    reactors: [addressAt(await freePort())],
    nats: addressAt(await freePort(), 'nats'),
  };
};
type Addresses = Awaited<ReturnType<typeof chooseAddresses>>;

/** Starts all processes in the order of their dependencies, on a database that is ready. */
const launchAll = (
  natsProgram: string,
  databaseUrl: string,
  addresses: Addresses,
  program: RunningProgram,
): void => {
  const members = new Map<Address, Member>();
  const noteOf = (address: Address) => ({ url: address.url, pid: members.get(address)?.pid() ?? null });
  const note = () =>
    writeClusterNote(dataDir, {
      gateways: addresses.gateways.map(noteOf),
      projectors: addresses.projectors.map(noteOf),
      reactors: addresses.reactors.map(noteOf),
      nats: noteOf(addresses.nats),
    });
  const closeTogether = (those: readonly Address[]) =>
    program.closers.add(() => Promise.all(those.map(async (address) => members.get(address)?.stop())));
  const shared = { DATABASE_URL: databaseUrl, NATS_URL: addresses.nats.url };
  // Links in mails lead to a gateway.
  const siteUrl = settings.publicUrl ?? addresses.gateways[0]?.url ?? '';
  const own = {
    gateway: { HOST: settings.host ?? 'localhost' },
    projector: {},
    reactor: { PUBLIC_URL: siteUrl },
  };

  const log = path.join(dataDir, 'nats.log');
  members.set(
    addresses.nats,
    restartOnExit(() => launchNats(natsProgram, addresses.nats.port, log), note),
  );
  closeTogether([addresses.nats]);
  for (const service of ['projector', 'gateway', 'reactor'] as const) {
    const those = addresses[`${service}s`];
    for (const address of those) {
      const launch = () => launchService(service, { ...shared, ...own[service], PORT: String(address.port) });
      members.set(address, restartOnExit(launch, note));
    }
    closeTogether(those);
  }
  note();
};

const start = async (program: RunningProgram): Promise<void> => {
  const { closers, signal, failWith } = program;
  const natsProgram = findNatsServer();
  if (!natsProgram) throw new ExpectedError(needsNats);
  const onLost = () => failWith(m.start_database_lost());
  const store = await openSiteStore({ settings, logger, closers, signal, onLost });
  const isDemo = await firstRun(store, { settings, signal });
  signal.throwIfAborted();
  const addresses = await chooseAddresses();
  for (const { port } of addresses.gateways) await assertPortFree(port);
  closers.add(async () => removeClusterNote(dataDir));
  launchAll(natsProgram, store.databaseUrl, addresses, program);
  const urls = addresses.gateways.map(({ url }) => url);
  for (const url of urls) await untilPagesRespond(url, signal, settings.siteState);
  await writeSiteNote(dataDir, urls[0] ?? '');
  closers.add(() => removeSiteNote(dataDir));
  if (isDemo && settings.demoDay === undefined) closers.add(startDemoClock(store, logger).close);
  console.log(
    `${m.start_ready({ url: urls.join(' ') })}\nTwo gateways, two projectors, a reactor, NATS and PostgreSQL; Ctrl-C stops everything.`,
  );
  const note = await firstAdminNote(store, urls[0] ?? '', null);
  if (note !== null) console.log(note);
};

/** `npm run cluster`: the processes of a large site on one machine, with one embedded Postgres. */
runProgram({ logger, start });
