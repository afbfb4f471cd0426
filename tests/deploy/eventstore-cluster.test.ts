import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../architecture/rules/modules.ts';
import { checkOut, newFolder } from './support/checkout.ts';
import { type ComposeSite, composeSite } from './support/compose-site.ts';
import { lostGames, password, startTraffic } from './support/traffic.ts';

const nodes = ['eventstore', 'eventstore-2', 'eventstore-3'];
const login = 'Registraire';

let site: ComposeSite;
const removing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const checkout = await newFolder();
  removing.push(checkout.remove);
  await checkOut(checkout.folder);
  const folder = path.join(checkout.folder, 'infra/deploy/compose');
  await writeFile(
    path.join(folder, '.env'),
    'COMPOSE_FILE=compose.yaml:eventstore-cluster.yaml:compose.override.yaml\n',
  );
  await cp(path.join(root, 'services/site/datasets/pwhl'), path.join(folder, 'data/pwhl'), {
    recursive: true,
  });
  site = await composeSite(checkout.folder, 'rondelle-cluster-test');
  removing.push(site.remove);
  if (!site.hasEventStore) return;
  await site.type('./make-secrets.sh && ./make-certificates.sh');
  await site.type('docker compose up --detach --build --wait');
  await site.type(
    `docker compose run --rm user create ${login} registraire@example.org masterAdmin`,
    `${password}\n`,
  );
  await site.type('docker compose run --rm import /data/pwhl');
});
afterAll(async () => {
  for (const remove of removing.toReversed()) await remove();
});

test('three nodes with certificates: each may die under readers and writers, and nothing is lost', async ({
  skip,
}) => {
  if (!site.hasEventStore) skip('there is no image of EventStoreDB: the stand-in is no cluster');
  await using traffic = await startTraffic(site, login);
  for (const name of nodes) {
    await site.compose('kill', name);
    // Writers continue with the two remaining nodes.
    await traffic.goOn();
    await site.compose('up', '--detach', '--no-deps', '--wait', name);
    await traffic.goOn();
  }
  const seen = await traffic.end().catch(async (cause: unknown) => {
    const logs = await site.compose('logs', 'gateway-1', 'gateway-2');
    throw new Error(`the gateways said:\n${logs.slice(-12_000)}`, { cause });
  });
  console.log({ ...seen, recorded: seen.recorded.length });
  expect(seen.readers).toEqual({ answered: seen.readers.answered, unavailable: 0, wrong: [] });
  expect(await lostGames(site, seen.recorded)).toEqual([]);
  await site.type('docker compose run --rm verify');
});
