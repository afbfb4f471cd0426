import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../architecture/rules/modules.ts';
import { beforeNewestMigration, checkOut, newFolder } from './support/checkout.ts';
import { type ComposeSite, composeSite } from './support/compose-site.ts';
import { docker } from './support/engine.ts';
import { commandsOf } from './support/operations-page.ts';
import { answersOf, lostGames, password, type Seen, startTraffic } from './support/traffic.ts';

/** The commands of the page give this name to the image. */
const image = 'rondelle:0.1.0';
const [older, newer] = ['rondelle:deploy-test-older', 'rondelle:deploy-test-newer'];
const login = 'Registraire';
/** The programs of the product, in the order in which the page replaces them. */
const programs = ['projector', 'reactor', 'gateway'].flatMap((name) => [`${name}-1`, `${name}-2`]);

let folder: string;
let site: ComposeSite;
const removing: (() => Promise<unknown>)[] = [];
const recorded: Seen['recorded'][number][] = [];

beforeAll(async () => {
  const checkout = await newFolder();
  folder = checkout.folder;
  removing.push(checkout.remove);
  const before = await beforeNewestMigration();
  if (before === null) throw new Error('this clone does not hold the commit before the newest migration');
  await checkOut(folder, before);
  site = await composeSite(folder, 'rondelle-deploy-test');
  removing.push(() => docker('image', 'rm', '--force', older, newer), site.remove);
  console.log(site.hasEventStore ? '' : 'EventStoreDB’s image is missing: the stand-in holds the log.');
});
afterAll(async () => {
  for (const remove of removing.toReversed()) await remove();
});

/** Runs lines of the page with names filled in. */
const follow = async (lines: readonly string[], names: ReadonlyMap<string, string> = new Map()) => {
  for (const line of lines) {
    const filled = [...names].reduce((text, [name, value]) => text.replaceAll(name, value), line);
    await site.type(filled, filled.includes(' user create ') ? `${password}\n` : '');
  }
};
/** Replaces programs one after the other, as the page says. */
const replaceAll = async (names: readonly string[], before: () => Promise<void>, ...options: string[]) => {
  for (const name of names) {
    await before();
    await site.compose('up', '--detach', '--no-deps', '--wait', ...options, name);
  }
};

/** Checks that no reader was refused and nothing acknowledged was lost. */
const expectNothingLost = async ({ readers, recorded: games, ...others }: Seen) => {
  console.log({ ...readers, written: games.length, ...others });
  expect(readers).toEqual({ answered: readers.answered, unavailable: 0, wrong: [] });
  recorded.push(...games);
  expect(await lostGames(site, games)).toEqual([]);
};

describe('a site on Docker Compose', () => {
  test('is installed, gets an administrator and an import as the page says', async () => {
    const isNew = (line: string) => / run --rm (?:import|verify|videos) /.test(line);
    // The older version had no service for imports: its program is the same.
    await follow(
      commandsOf.install.filter((line) => !isNew(line)),
      new Map([
        ['<name>', login],
        ['<email>', 'registraire@example.org'],
      ]),
    );
    await docker('tag', image, older);
    await cp(
      path.join(root, 'services/site/datasets/pwhl'),
      path.join(folder, 'infra/deploy/compose/data/pwhl'),
      { recursive: true },
    );
    await site.type(
      'docker compose run --rm --volume "$PWD/data:/data" --entrypoint node user services/site/import-cli.ts /data/pwhl',
    );
    expect((await answersOf(site)).map((answer) => answer.slice(0, 3))).toEqual(Array(6).fill('200'));
  });

  test('is upgraded under readers and writers: nobody is refused, nothing is lost', async () => {
    const traffic = await startTraffic(site, login);
    await checkOut(folder);
    const [build = '', migrate = '', replaceFirst = ''] = commandsOf.upgrade;
    await follow([build, migrate]);
    await docker('tag', image, newer);
    await follow([replaceFirst]);
    await replaceAll(programs.slice(1), traffic.goOn);
    await expectNothingLost(await traffic.end());
  });
});
