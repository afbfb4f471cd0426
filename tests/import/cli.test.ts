import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eachCall } from '../support/each-call.ts';
import { type Ended, runScript } from '../support/launch.ts';
import { type ImportSite, openSite } from './support.ts';

const program = 'services/site/import-cli.ts';
const memorialCup = fileURLToPath(new URL('../../services/site/datasets/memorial-cup', import.meta.url));

let site: ImportSite;
let folder: string;
let dataset: string;
beforeAll(async () => {
  site = await openSite();
  folder = await mkdtemp(join(tmpdir(), 'import-cli-'));
  dataset = join(folder, 'coupe');
});
beforeEach(async () => {
  await rm(dataset, { recursive: true, force: true });
  await cp(memorialCup, dataset, { recursive: true });
});
afterAll(async () => {
  await site?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const envOf = (locale: string) => ({
  ...process.env,
  LC_ALL: locale,
  DATABASE_URL: site.url,
  DATA_DIR: join(folder, 'data'),
});
const run = (locale: string, ...args: string[]): Promise<Ended> =>
  runScript(program, args, { env: envOf(locale) });
const edit = async (file: string, change: (text: string) => string, at = dataset) =>
  writeFile(join(at, file), change(await readFile(join(at, file), 'utf8')));

describe('npm run import', () => {
  test('imports, reports in French, and changes nothing the second time', async () => {
    const first = await run('fr_CA.UTF-8', dataset);
    expect(first).toMatchObject({ code: 0, error: '' });
    expect(first.out).toMatch(/Matchs\s+25\s+0\s+0\s+0/);
    expect(first.out).toMatch(/Terminé en \d/);
    const head = await site.log.head();
    const second = await run('en_CA.UTF-8', dataset);
    expect(second.out).toMatch(/Games\s+0\s+25\s+0\s+0/);
    expect(second.out).toMatch(/Done in \d/);
    expect(await site.log.head()).toBe(head);
  });

  test.each([
    ['fr_CA.UTF-8', /games\.csv, ligne 2, home_goals : « -4 », un nombre de buts ne peut pas être négatif/],
    ['en_CA.UTF-8', /games\.csv, line 2, home_goals: "-4", goals can’t be negative/],
  ])('lists rejected rows under %s, writes them to a file and exits with 1', async (locale, expected) => {
    await edit('games.csv', (text) => text.replace(',4,1,regulation', ',-4,1,regulation'));
    const { code, out } = await run(locale, dataset);
    expect(code).toBe(1);
    expect(out).toMatch(expected);
    const imports = join(folder, 'data', 'imports');
    const [latest = ''] = (await readdir(imports)).sort().toReversed();
    expect(out).toContain(join(imports, latest));
    expect(await readFile(join(imports, latest), 'utf8')).toContain(
      '"games.csv","2","home_goals","-4","negative-goals"',
    );
  });

  test('records nothing with --dry-run', async () => {
    const head = await site.log.head();
    await edit('games.csv', (text) => text.replace(',4,1,regulation', ',9,1,regulation'));
    const { code, out } = await run('en_CA.UTF-8', dataset, '--dry-run');
    expect([code, await site.log.head()]).toEqual([0, head]);
    expect(out).toMatch(/Games\s+0\s+24\s+1\s+0/);
    expect(out).toContain('Dry run: nothing was written');
  });

  test('reports in both languages the rows that contradict a correction made on the site, and exits with 1', async () => {
    const { rows } = await site.pool.query(
      'SELECT "tournamentId", "seasonId" FROM tournaments WHERE "sourceKey" = \'memorial-cup-2019\'',
    );
    const { tournamentId, seasonId } = rows[0];
    const command = {
      type: 'RenameTournament',
      commandId: randomUUID(),
      tournamentId,
      seasonId,
      name: { fr: 'Coupe', en: 'Cup' },
    } as const;
    const member = { actor: { id: 'member-1', role: 'supervisor' }, source: 'web' } as const;
    await execute(site.log, `tournament-${tournamentId}`, tournament, command, member);
    expect((await run('fr_CA.UTF-8', dataset)).code).toBe(0);
    await edit('dataset.json', (text) => text.replace('Coupe Memorial 2019 (Halifax)', 'Coupe de 2019'));
    const french = await run('fr_CA.UTF-8', dataset);
    expect(french.code).toBe(1);
    expect(french.out).toMatch(
      /corrigé entre-temps sur le site :\n {2}dataset\.json, tournaments\.memorial-cup-2019\.name : « Coupe de 2019 », contredit une correction/,
    );
    const english = await run('en_CA.UTF-8', dataset);
    expect(english.out).toMatch(
      /corrected on the site meanwhile:\n {2}dataset\.json, .*"Coupe de 2019", contradicts/,
    );
    const imports = join(folder, 'data', 'imports');
    const [latest = ''] = (await readdir(imports)).sort().toReversed();
    expect(await readFile(join(imports, latest), 'utf8')).toContain('"Coupe de 2019","changed-on-site"');
  });

  test('prints no control character of a file on the terminal', async () => {
    await edit('games.csv', (text) => text.replace(',4,1,regulation', ',\u001b[2J,1,regulation'));
    expect((await run('en_CA.UTF-8', dataset)).out).not.toContain('\u001b');
  });
});

describe('invalid input exits with 1, is explained in both languages, and records nothing', () => {
  type Case = readonly [what: string, spoil: (at: string) => Promise<unknown>, fr: RegExp, en: RegExp];
  const cases: readonly Case[] = [
    ['not a folder', (at) => rm(at, { recursive: true }), /pas un dossier/, /Not a folder/],
    [
      'a folder without a dataset',
      (at) => rm(join(at, 'dataset.json')),
      /manque le fichier dataset\.json/,
      /lacks the file dataset\.json/,
    ],
    [
      'another version of the format',
      (at) => edit('dataset.json', (text) => text.replace('dataset/1', 'dataset/9'), at),
      /doit être hockey-dataset\/1, et non hockey-dataset\/9/,
      /must be hockey-dataset\/1, not hockey-dataset\/9/,
    ],
    [
      'a missing column',
      (at) => edit('games.csv', (text) => text.replace('home_goals', 'home'), at),
      /colonnes manquantes : home_goals/,
      /missing columns: home_goals/,
    ],
    [
      'an unknown key',
      (at) =>
        edit('dataset.json', (text) => text.replace('"ruleset": "memorial-cup"', '"ruleset": "other"'), at),
      /tournaments\[0\]\.ruleset : clé inconnue/,
      /tournaments\[0\]\.ruleset: unknown key/,
    ],
    [
      'a season whose days are of other years',
      (at) => edit('dataset.json', (text) => text.replace('"2018-09-01"', '"2015-09-01"'), at),
      /seasons\[0\]\.startsOn : n’est pas de cette saison \(2015-09-01\)/,
      /seasons\[0\]\.startsOn: is not of that season \(2015-09-01\)/,
    ],
    [
      'values between semicolons, as spreadsheets write them in French',
      (at) => edit('games.csv', (text) => text.replaceAll(',', ';'), at),
      /games\.csv : les valeurs sont séparées par des points-virgules/,
      /games\.csv: the values are separated by semicolons/,
    ],
    [
      'another encoding',
      async (at) =>
        writeFile(
          join(at, 'games.csv'),
          Buffer.from((await readFile(join(at, 'games.csv'), 'utf8')).replace('halifax', 'québec'), 'latin1'),
        ),
      /games\.csv, ligne 2 : le fichier n’est pas en UTF-8/,
      /games\.csv, line 2: the file is not in UTF-8/,
    ],
    [
      'a file of 200 MB',
      async (at) => {
        const file = await open(join(at, 'games.csv'), 'r+');
        await file.truncate(200_000_000);
        await file.close();
      },
      /trop gros : 200 Mo, la limite est de 100 Mo/,
      /too big: 200 MB, the limit is 100 MB/,
    ],
  ];

  let head = '';
  let [french, english]: (readonly Ended[])[] = [];
  beforeAll(async () => {
    const calls: string[][] = [];
    for (const [i, [, spoil]] of cases.entries()) {
      const at = join(folder, `spoiled-${i}`);
      await cp(memorialCup, at, { recursive: true });
      await spoil(at);
      calls.push([at]);
    }
    head = await site.log.head();
    french = await eachCall(program, calls, envOf('fr_CA.UTF-8'));
    english = await eachCall(program, calls, envOf('en_CA.UTF-8'));
  });

  test.each(cases.map(([what, , fr, en], i) => [what, i, fr, en] as const))('%s', (_what, i, fr, en) => {
    expect([french?.[i]?.code, english?.[i]?.code]).toEqual([1, 1]);
    expect(french?.[i]?.error).toMatch(fr);
    expect(english?.[i]?.error).toMatch(en);
  });

  test('the log is unchanged after all of these', async () => {
    expect(await site.log.head()).toBe(head);
  });

  test('prints the usage when the folder is missing or an option is unknown', async () => {
    expect((await run('en_CA.UTF-8')).error).toMatch(/Usage: npm run import/);
    const { code, error } = await run('fr_CA.UTF-8', dataset, '--force');
    expect(code).toBe(1);
    expect(error).toMatch(/invalide : --force\nUsage :/);
  });
});
