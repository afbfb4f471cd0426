import { categoryPolicies } from '@rondelle/contracts/competition/category-policy.ts';
import type { StatisticsOutput } from '@rondelle/contracts/competition/statistics.outputs.ts';
import { sheetFormats } from '@rondelle/contracts/site/files.ts';
import { publicDb } from '@rondelle/projections/queries/policy/public-db.ts';
import { writeDump } from '@rondelle/reactor/open-data/write-dump.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPolicies } from './support/commands.ts';
import { everyQuery } from './support/every-query.ts';
import { madeFile } from './support/made-file.ts';
import { openSite, type Site } from './support/site.ts';
import { type Ids, idsIn, withSmallSeason } from './support/small-season.ts';

const sid = '2024-2025';
/** Output fields with scores, values computed from scores, ratings and forecasts. */
const fields = {
  scores: ['goals', 'homeGoals', 'awayGoals', 'decidedIn', 'forfeitedBy', 'period', 'fairPlay'],
  tables: [
    'standings',
    'standing',
    'leaders',
    'leader',
    'record',
    'streaks',
    'certainties',
    'moves',
    'rank',
    'previousRank',
    'points',
    'totalPoints',
    'longestWinningStreak',
    'shutouts',
    'biggestWin',
    'earlier',
    'later',
    'moved',
    'knockOut',
    'feats',
  ],
  ratings: ['firstFour', 'rating', 'forecast', 'spread', 'chances', 'simulations'],
} as const;

/** Every value in an output that is not null, 0 or empty, with the path to it. */
const valuesIn = (value: unknown, path = ''): [string, unknown][] => {
  if (Array.isArray(value)) return value.flatMap((one, at) => valuesIn(one, `${path}.${at}`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => valuesIn(one, `${path}.${name}`));
  return value === null || value === 0 || value === '' ? [] : [[path, value]];
};

let site: Site;
let ids: Ids & { uid: number };
let folder: string;
beforeAll(async () => {
  site = await openSite();
  await withSmallSeason((from) => site.importFolder(from));
  ids = { ...(await idsIn(site)), uid: 1 };
  folder = await mkdtemp(join(tmpdir(), 'rondelle-policies-'));
});
afterAll(async () => {
  await site?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Rulesets have fields named points and goals too; they are not results. */
const isNoResult = (path: string): boolean => /\.(rules|rulesets)\./u.test(path);

const valuesOf = async (names: readonly string[]) => {
  const found: string[] = [];
  for (const { path, input } of everyQuery(ids)) {
    const output = await site.call(path, { lang: 'fr', ...input }).catch(() => null);
    for (const [at, value] of valuesIn(output))
      if (!isNoResult(`${at}.`) && at.split('.').some((part) => names.includes(part)))
        found.push(`${path}${at} = ${String(value)}`);
  }
  return found;
};

const files = async (): Promise<string> => {
  const inputs = {
    table: { sid, cid: ids.cid, rid: ids.rid },
    groups: { sid, tid: ids.tid },
    leaders: { sid, cid: ids.cid },
    games: { sid, cid: ids.cid, rid: ids.rid },
    stats: { eid: ids.team('baie') },
  } as const;
  const texts: string[] = [];
  for (const [name, query] of Object.entries(inputs))
    for (const format of sheetFormats.filter((one) => one === 'csv' || one === 'json'))
      texts.push(String((await madeFile(site.call, name as keyof typeof inputs, format, query)).body));
  for (const [name, format] of [
    ['calendar', 'ics'],
    ['results', 'rss'],
  ] as const)
    texts.push(String((await madeFile(site.call, name, format, { sid, cid: ids.cid, rid: ids.rid })).body));
  return texts.join('\n');
};

const dump = async (): Promise<Readonly<Record<string, string>>> => {
  const row = await site.db
    .selectFrom('seasons')
    .select(['seasonId', 'slug', 'startsOn', 'endsOn'])
    .where('slug', '=', sid)
    .executeTakeFirstOrThrow();
  await writeDump(site.db, { ...row, position: '1' }, { folder: join(folder, 'dump'), date: '2025-05-01' });
  const read = (name: string) => readFile(join(folder, 'dump', name), 'utf8');
  return {
    info: await read('dataset.json'),
    games: await read('games.csv'),
    history: await read('history.csv'),
    standings: await read('standings.csv'),
  };
};

const images = async (): Promise<number> => {
  const inputs = {
    tableimage: { sid, cid: ids.cid, rid: ids.rid },
    teamimage: { sid, eid: ids.team('baie') },
    gameimage: { gid: ids.game('g2') },
  } as const;
  let made = 0;
  for (const [name, query] of Object.entries(inputs)) {
    const { body } = await madeFile(site.call, name as keyof typeof inputs, 'png', query);
    made += body.length > 1000 ? 1 : 0;
  }
  return made;
};

const scoreInText = /\d+ – \d+/u;

describe.each(categoryPolicies)('a category with the policy: %s', (policy) => {
  beforeAll(() => setPolicies(site, policy));
  const at = categoryPolicies.indexOf(policy);

  test('outputs contain only what the policy permits', async () => {
    const scores = await valuesOf(fields.scores);
    const tables = await valuesOf(fields.tables);
    const ratings = await valuesOf(fields.ratings);
    if (at < 1) expect(scores).toEqual([]);
    else expect(scores.length).toBeGreaterThan(10);
    if (at < 2) expect(tables).toEqual([]);
    else expect(tables.length).toBeGreaterThan(10);
    if (at < 3) expect(ratings).toEqual([]);
    else expect(ratings.length).toBeGreaterThan(5);
  });

  test('rivalries with a team that is no longer listed are hidden as those with listed teams are', async () => {
    const [one, other] = [ids.team('baie'), ids.team('sept')];
    const [teamLo, teamHi] = [Math.min(one, other), Math.max(one, other)];
    for (const delisted of [teamLo, teamHi]) {
      const transaction = await site.db.startTransaction().execute();
      await transaction.deleteFrom('team_seasons').where('teamId', '=', delisted).execute();
      const seen = await publicDb(transaction)
        .selectFrom('rivalries')
        .select('games')
        .where('teamLo', '=', teamLo)
        .where('teamHi', '=', teamHi)
        .execute();
      await transaction.rollback().execute();
      expect(seen.length > 0, `without ${delisted}`).toBe(at >= 1);
    }
  });

  test('season statistics count goals and outcomes only when the policy includes scores', async () => {
    const { current, total } = (await site.call('statistics.get', {
      lang: 'fr',
      sid,
    })) as StatisticsOutput;
    expect([total.goals > 0, (current?.counts.goals ?? 0) > 0]).toEqual([at >= 1, at >= 1]);
    expect(total.finals).toBeGreaterThan(0);
    expect(current?.goalsPerGame === null).toBe(at < 1);
    const { ties = 0, regulation = 0, homeWins = 0 } = current?.outcomes ?? {};
    expect([ties + homeWins > 0, regulation > 0]).toEqual([at >= 1, at >= 1]);
    expect((current?.categories.length ?? 0) > 0).toBe(at >= 1);
  });

  // The images are drawn from the same outputs.
  test('the images of the category are drawn', async () => expect(await images()).toBe(3));

  test('files and dumps contain only what the policy permits', async () => {
    const texts = await files();
    const { info = '', games = '', history = '', standings = '' } = await dump();
    expect(scoreInText.test(texts)).toBe(at >= 1);
    expect(games.includes(',regulation,final,')).toBe(at >= 1);
    expect(history.includes(',regulation,final,')).toBe(at >= 1);
    expect(standings.trim().split('\n').length > 1).toBe(at >= 2);
    expect(info).toContain(`"shows": "${policy}"`);
  });
});
