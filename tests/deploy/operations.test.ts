import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../architecture/rules/modules.ts';
import { beforeNewestMigration, checkOut, newFolder } from './support/checkout.ts';
import { type ComposeSite, composeSite } from './support/compose-site.ts';
import { docker } from './support/engine.ts';
import { commandsOf } from './support/operations-page.ts';
import { answersOf, lostGames, password, type Seen, startTraffic } from './support/traffic.ts';

/** compose.yaml gives this name to the image. */
const image = 'rondelle:0.1.0';
const older = 'rondelle:deploy-test-older';
const newer = 'rondelle:deploy-test-newer';
const login = 'Registraire';
/** The programs of the product, in the order in which the page replaces them. */
const programs = ['projector-1', 'reactor-1', 'reactor-2', 'gateway-1', 'gateway-2', 'projector-2'];
/** Servers and programs, any of which may die alone; readers come through the proxy. */
const mortal = [...programs, 'nats', 'postgres', 'postgres-replica', 'prometheus', 'alertmanager'];

let folder: string;
let site: ComposeSite;
const removing: (() => Promise<unknown>)[] = [];
const recorded: Seen['recorded'][number][] = [];

beforeAll(async () => {
  const checkout = await newFolder();
  folder = path.join(checkout.folder, 'infra/deploy/compose');
  removing.push(checkout.remove);
  const before = await beforeNewestMigration();
  if (before === null) throw new Error('this clone does not hold the commit before the newest migration');
  await checkOut(checkout.folder, before);
  site = await composeSite(checkout.folder, 'rondelle-deploy-test');
  removing.push(() => docker('image', 'rm', '--force', older, newer), site.remove);
  if (!site.hasEventStore) console.log('The image of EventStoreDB is missing: the stand-in holds the log.');
});
afterAll(async () => {
  for (const remove of removing.toReversed()) await remove();
});

/** Runs lines of the page with names filled in. */
const follow = async (lines: readonly string[], names: Readonly<Record<string, string>> = {}) => {
  for (const line of lines) {
    const filled = Object.entries(names).reduce((text, [name, value]) => text.replaceAll(name, value), line);
    await site.type(filled, filled.includes(' user create ') ? `${password}\n` : '');
  }
};
/** Replaces programs one after the other, as the page states. */
const replaceEach = async (names: readonly string[], before: () => Promise<void>, ...options: string[]) => {
  for (const name of names) {
    await before();
    await site.compose('up', '--detach', '--no-deps', '--wait', ...options, name);
  }
};
/** Writes the newest version over the one before; its views are others, whether or not they have changed since. */
const checkOutNewest = async () => {
  await checkOut(path.join(folder, '../../..'));
  const file = path.join(folder, '../../postgres/views-schema.ts');
  const declared = await readFile(file, 'utf8');
  const changed = declared.replace(/'views_[0-9a-f]{7}'/, "'views_0000001'");
  expect(changed).not.toBe(declared);
  await writeFile(file, changed);
};
/** Has the whole site run in the newest version, whatever the test before has left. */
const runNewest = async () => {
  await docker('tag', newer, image);
  await site.compose('up', '--detach', '--wait');
};
/** Checks that no reader was refused and nothing acknowledged was lost. */
const expectNothingLost = async ({ readers, recorded: games, ...others }: Seen): Promise<void> => {
  console.log({ ...readers, recorded: games.length, ...others });
  expect(readers).toEqual({ answered: readers.answered, unavailable: 0, wrong: [] });
  recorded.push(...games);
  expect(await lostGames(site, games)).toEqual([]);
};
/** The name of the only backup in a folder. */
const backupIn = async (kind: string): Promise<string> => {
  const names = await readdir(path.join(folder, 'backups', kind));
  expect(names).toHaveLength(1);
  return names[0] ?? '';
};

test('the site is installed as the page states, and gets an administrator and results', async () => {
  await cp(path.join(root, 'services/site/datasets/pwhl'), path.join(folder, 'data/pwhl'), {
    recursive: true,
  });
  await follow(commandsOf.install, {
    '<name>': login,
    '<email>': 'registraire@example.org',
    '<folder>': 'pwhl',
  });
  await docker('tag', image, older);
  expect((await answersOf(site)).map((answer) => answer.slice(0, 3))).toEqual(Array(6).fill('200'));
});

test('readers and writers notice neither an upgrade across a migration and new views, nor its rollback', async () => {
  await using traffic = await startTraffic(site, login);
  await checkOutNewest();
  const [build = '', migrate = '', replaceFirst = '', ...replaceServers] = commandsOf.upgrade;
  expect(replaceServers).toHaveLength(1);
  await follow([build, migrate]);
  await docker('tag', image, newer);
  await follow([replaceFirst]);
  await replaceEach(programs.slice(1), traffic.goOn);
  await follow(replaceServers);
  await docker('tag', older, image);
  await replaceEach(programs, traffic.goOn);
  await docker('tag', newer, image);
  await replaceEach(programs, traffic.goOn);
  await expectNothingLost(await traffic.end());
});

test('the site is restarted one program after the other, without a 503 and without a write sent twice', async () => {
  await runNewest();
  await using traffic = await startTraffic(site, login);
  await replaceEach(programs, traffic.goOn, '--force-recreate');
  const seen = await traffic.end();
  await expectNothingLost(seen);
  expect(seen.retried).toBe(0);
});

/** Adds the killed container to the error of a step, and its later logs with those of the proxy and the gateways. */
const withLogs = async (name: string, since: string, step: () => Promise<void>): Promise<void> => {
  await step().catch(async (cause: unknown) => {
    const logs = await site.compose('logs', '--since', since, 'proxy', 'gateway-1', 'gateway-2', name);
    throw new Error(`after ${name} was killed:\n${logs.slice(-8_000)}`, { cause });
  });
};

test('the site continues when any of its containers is killed, and loses nothing', async () => {
  await runNewest();
  await using traffic = await startTraffic(site, login);
  // The stand-in loses its events when its process ends.
  const failed = new Map<string, number>();
  for (const name of site.hasEventStore ? [...mortal, 'eventstore'] : mortal) {
    const before = traffic.failedReads();
    await withLogs(name, new Date().toISOString(), async () => {
      await site.compose('kill', name);
      await traffic.untilRead();
      await site.compose('up', '--detach', '--no-deps', '--wait', name);
      await traffic.goOn();
    });
    failed.set(name, traffic.failedReads() - before);
  }
  expect([...failed].filter(([, count]) => count > 0)).toEqual([]);
  await expectNothingLost(await traffic.end());
});

test('the site is backed up, destroyed and restored as the page states, with the same responses', async () => {
  await runNewest();
  await follow(commandsOf.backUp);
  const answers = await answersOf(site);
  await site.remove();
  const [accounts, events] = [await backupIn('accounts'), await backupIn('log')];
  // Without the name of a backup, the command lists the backups and fails.
  const listing = commandsOf.restore.find((line) => line.endsWith(' /backups/accounts')) ?? '';
  await follow(
    commandsOf.restore
      .filter((line) => line !== listing)
      .map((line) => line.replace('<moment>', line.includes('/log/') ? '<log>' : '<accounts>')),
    { 'rondelle-<accounts>': accounts, 'rondelle-<log>': events },
  );
  await expect(site.type(listing)).rejects.toThrow(accounts);
  await site.type('docker compose up --detach --wait');
  expect(await answersOf(site)).toEqual(answers);
  expect(await lostGames(site, recorded)).toEqual([]);
  // The password still opens the account.
  await using traffic = await startTraffic(site, login);
  await traffic.end();
  await site.type('docker compose run --rm verify');
});
