import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDataset } from '@rondelle/site/generate/generate-dataset.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import { writeRejections } from '@rondelle/importer/report.ts';
import { game, sampleInfo, sampleSource, sampleTeams, team } from '@rondelle/importer/sample.fixture.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ImportSite, openSite } from '../import/support.ts';

let site: ImportSite;
const opens = async () => {
  site = await openSite();
};
const closes = () => site.close();
/** Opens a new site for each test. `onOneSite` shares one among tests that do not change it. */
const onSiteOfEach = () => {
  beforeEach(opens);
  afterEach(closes);
};
const onOneSite = () => {
  beforeAll(opens);
  afterAll(closes);
};

type Info = typeof sampleInfo;
const games = [game('a'), game('b', { date: '2024-10-12' })];
const dryRun = (...rows: Parameters<typeof sampleSource>) => site.import(sampleSource(...rows), true);
const one = { file: 'games.csv', line: 2 };

describe('a dry run', () => {
  onOneSite();
  test.each(['0000-10-05', '1899-10-05', '2101-10-05'])('refuses a game on %s', async (date) => {
    const { rejections, counts } = await dryRun([game('a', { date })]);
    expect(rejections).toEqual([{ ...one, column: 'date', value: date, reason: 'date-out-of-range' }]);
    expect(counts.game.added).toBe(0);
  });

  test.each([
    ['a season of the years 0 and 1', ['seasons', 0, 'slug'], '0000-0001', 'invalid'],
    ['a season of the year 0', ['seasons', 0, 'startsOn'], '0000-09-01', 'date-out-of-range'],
    ['a tournament of the year 0', ['tournaments', 0, 'startsOn'], '0000-11-07', 'date-out-of-range'],
    ['a tournament after its season', ['tournaments', 0, 'endsOn'], '2026-11-10', 'outside-the-season'],
    ['a tournament before its season', ['tournaments', 0, 'startsOn'], '2024-08-30', 'outside-the-season'],
    ['a name that is too long', ['regions', 0, 'name', 'fr'], 'x'.repeat(201), 'too-long'],
    ['a city that is too long', ['tournaments', 0, 'city'], 'x'.repeat(900_000), 'too-long'],
    ['a key with hidden characters', ['divisions', 0, 'key'], 'nord\u202E', 'hidden-characters'],
    ['a name with hidden characters', ['leagues', 0, 'name', 'en'], 'A\u202Egpj', 'hidden-characters'],
    [
      'more categories than there are',
      ['tournaments', 0, 'categories'],
      Array.from({ length: 20_000 }, (_, i) => `c${i}`),
      'too-long',
    ],
    ['a category twice', ['tournaments', 0, 'categories'], ['m13-aa', 'm13-aa'], 'invalid'],
  ] as const)('refuses %s and names its path', (_what, path, value, problem) => {
    const info = structuredClone(sampleInfo) as unknown as Record<string | number, never>;
    path.reduce<Record<string | number, unknown>>((at, step, i) => {
      if (i === path.length - 1) at[step] = value;
      return at[step] as Record<string | number, unknown>;
    }, info);
    const place = path.reduce<string>(
      (text, step) =>
        typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`,
      '',
    );
    expect(() => sampleSource(games, sampleTeams, info)).toThrow(
      expect.objectContaining({
        details: {
          code: 'invalid-dataset',
          problems: expect.arrayContaining([{ path: place, problem, value: expect.any(String) }]),
        },
      }),
    );
  });

  test.each([
    ['team_key', 'loups\u200F', 'hidden-characters'],
    ['name', 'Les \u202Epuol', 'hidden-characters'],
    ['name', `Loups${'\u0301'.repeat(9)}`, 'hidden-characters'],
    ['city', 'Lac\u0007', 'hidden-characters'],
    ['name', 'x'.repeat(121), 'too-long'],
    ['city', 'x'.repeat(9_000), 'too-long'],
  ] as const)(
    'refuses a team whose %s has hidden characters or is too long',
    async (column, value, reason) => {
      const { rejections } = await dryRun([], [team('x', { [column]: value })]);
      expect(rejections).toEqual([
        { file: 'teams.csv', line: 2, column, value: value.slice(0, 200), reason },
      ]);
    },
  );

  test.each([
    ['game_key', 'a\u2066', 'hidden-characters'],
    ['venue', 'Aréna\u3164', 'hidden-characters'],
    ['group', 'A\u0000', 'hidden-characters'],
    ['group', 'x'.repeat(41), 'too-long'],
    ['city', 'x'.repeat(121), 'too-long'],
  ] as const)(
    'refuses a game whose %s has hidden characters or is too long',
    async (column, value, reason) => {
      const { rejections } = await dryRun([game('a', { [column]: value })]);
      expect(rejections).toEqual([{ ...one, column, value, reason }]);
    },
  );
});

describe('early seasons', () => {
  onSiteOfEach();
  const early = {
    ...sampleInfo,
    seasons: [{ slug: '1950-1951', startsOn: '1950-09-01', endsOn: '1951-08-31' }],
    leagues: [],
    tournaments: [],
  };

  test('a season before the first one is refused, and nothing is recorded', async () => {
    await expect(site.import(sampleSource([], [], early))).rejects.toMatchObject({
      details: {
        code: 'invalid-dataset',
        problems: [{ path: 'seasons[0].slug', problem: 'too-early', value: '1950-1951' }],
      },
    });
    expect(await site.log.head()).toBe('0');
  });

  test("a season before the first one is imported when the site's first season is set to it", async () => {
    const options = { source: 'import', firstSeason: '1950-1951' } as const;
    const { counts } = await importDataset(site.store, sampleSource([], [], early), options);
    expect(counts.season.added).toBe(1);
  });
});

test('the report of an import contains no spreadsheet formulas', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rondelle-report-'));
  const values = [
    '=HYPERLINK("http://evil.example")',
    '+1',
    '-1+2',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    "'=1",
    'Loups',
  ];
  const rejections = values.map((value) => ({ ...one, column: 'city', value, reason: 'too-long' }) as const);
  const path = await writeRejections(folder, '=evil', rejections);
  const cells = (await readFile(path, 'utf8'))
    .split('\n"')
    .slice(1)
    .map((line) => /^games\.csv","2","city","((?:[^"]|"")*)"/.exec(line)?.[1]);
  expect(cells).toEqual([
    `'=HYPERLINK(""http://evil.example"")`,
    "'+1",
    "'-1+2",
    '-1',
    "'@SUM(1)",
    "'\t'=1",
    "'\r'=1",
    "' =1",
    "'＝1",
    "''=1",
    'Loups',
  ]);
  await rm(folder, { recursive: true });
});

const renamed = <T extends { readonly name: object }>(list: readonly T[]): T[] =>
  list.map((item, i) => (i === 0 ? { ...item, name: { fr: 'Autre', en: 'Other' } } : item));
const first = <T extends object>(list: readonly T[], change: Partial<T>): T[] =>
  list.map((item, i) => (i === 0 ? { ...item, ...change } : item));

describe('changes that alternate between two values', () => {
  onOneSite();
  const estrie = { key: 'estrie', name: { fr: 'Estrie', en: 'Estrie' } };
  const base: Info = { ...sampleInfo, regions: [...sampleInfo.regions, estrie] };
  const rules = { ...base.rulesets.quebec, goalDifferenceCap: 7 };

  test.each<readonly [string, Partial<Info>, string]>([
    ['a league’s name', { leagues: renamed(base.leagues) }, 'LeagueRenamed'],
    ['a league’s region', { leagues: first(base.leagues, { region: 'estrie' }) }, 'LeagueMoved'],
    ['a tournament’s name', { tournaments: renamed(base.tournaments) }, 'TournamentRenamed'],
    [
      'a tournament’s city',
      { tournaments: first(base.tournaments, { city: 'Magog' }) },
      'TournamentCityChanged',
    ],
    [
      'a tournament’s days',
      { tournaments: first(base.tournaments, { startsOn: '2024-11-08' }) },
      'TournamentDatesChanged',
    ],
    [
      'a tournament’s categories',
      { tournaments: first(base.tournaments, { categories: ['m13-aa', 'm15-aa'] }) },
      'TournamentCategoriesChanged',
    ],
    ['a region’s name', { regions: renamed(base.regions) }, 'RegionRenamed'],
    ['a category’s name', { categories: renamed(base.categories) }, 'CategoryRenamed'],
    ['a division’s name', { divisions: renamed(base.divisions) }, 'DivisionRenamed'],
    ['a ruleset', { rulesets: { quebec: rules } as unknown as Info['rulesets'] }, 'RulesetRevised'],
  ])('alternating imports of %s record each change', async (_what, change, type) => {
    await site.import(sampleSource(games, sampleTeams, base));
    const head = await site.log.head();
    for (const info of [{ ...base, ...change }, base, { ...base, ...change }, base])
      await site.import(sampleSource(games, sampleTeams, info));
    expect((await site.eventsAfter(head)).filter((each) => each === type)).toHaveLength(4);
  });

  test.each([
    ['score', { home_goals: '5' }, 'ResultCorrected'],
    ['day', { date: '2024-10-06' }, 'GameRescheduled'],
    ['arena', { venue: 'Aréna B' }, 'GameRescheduled'],
    ['teams', { home_team_key: 'titans', away_team_key: 'loups' }, 'GameTeamsCorrected'],
  ] as const)('alternating imports of a game’s %s record each change', async (_what, change, type) => {
    const [before, after] = [[game('back')], [game('back', change)]];
    await site.import(sampleSource(before, sampleTeams, base));
    const head = await site.log.head();
    for (const rows of [after, before, after, before])
      await site.import(sampleSource(rows, sampleTeams, base));
    expect((await site.eventsAfter(head)).filter((each) => each === type)).toHaveLength(4);
  });

  test.each([
    ['name', { name: 'Les Louves' }, 'TeamListedForSeason'],
    ['city', { city: 'Magog' }, 'TeamListedForSeason'],
    ['division', { division_key: 'nord' }, 'TeamMovedToDivision'],
    ['league', { league_key: '' }, 'TeamLeftLeague'],
  ] as const)('alternating imports of a team’s %s record each change', async (_what, change, type) => {
    // A team that has played a game would stay in its league.
    const before = sampleTeams;
    const after = before.map((row) => (row.team_key === 'titans' ? { ...row, ...change } : row));
    await site.import(sampleSource([], before, base));
    const head = await site.log.head();
    for (const teams of [after, before, after, before]) await site.import(sampleSource([], teams, base));
    const events = await site.eventsAfter(head);
    const leaves = type === 'TeamLeftLeague';
    expect(events.filter((each) => each === type)).toHaveLength(leaves ? 2 : 4);
    if (leaves) expect(events.filter((each) => each === 'TeamEnteredLeague')).toHaveLength(2);
  });
});

/** The same leagues and tournaments with other keys. */
const other = (info: Info): Info => ({
  ...info,
  leagues: info.leagues.map((league) => ({ ...league, key: `other-${league.key}` })),
  tournaments: info.tournaments.map((cup) => ({ ...cup, key: `other-${cup.key}` })),
});

describe('imports that conflict with the site', () => {
  onSiteOfEach();
  test('an import with a league where another one exists rejects only the league and what depends on it', async () => {
    await site.import(sampleSource(games));
    const teams = [
      team('x1', { league_key: 'other-m13' }),
      team('x2', { league_key: 'other-m13' }),
      team('y1', { league_key: '' }),
      team('y2', { league_key: '' }),
    ];
    const rows = [
      game('x', { league_key: 'other-m13', home_team_key: 'x1', away_team_key: 'x2' }),
      game('y', { league_key: '', home_team_key: 'y1', away_team_key: 'y2' }),
      game('z', {
        league_key: '',
        tournament_key: 'other-classique',
        home_team_key: 'y1',
        away_team_key: 'x1',
      }),
    ];
    const { rejections, counts } = await site.import(sampleSource(rows, teams, other(sampleInfo)));
    expect(rejections).toEqual([
      ...[0, 1, 2].map((i) => ({
        file: 'dataset.json',
        line: 0,
        column: `leagues[${i}].region`,
        value: `other-${sampleInfo.leagues[i]?.key}`,
        reason: 'place-taken',
      })),
      ...[2, 3].map((line) => ({
        file: 'teams.csv',
        line,
        column: 'league_key',
        value: 'other-m13',
        reason: 'league-refused',
      })),
      { ...one, column: 'league_key', value: 'other-m13', reason: 'league-refused' },
      { ...one, line: 4, column: 'away_team_key', value: 'x1', reason: 'team-rejected' },
    ]);
    expect(counts.league).toMatchObject({ added: 0, rejected: 3 });
    expect(counts.tournament).toMatchObject({ added: 2, rejected: 0 });
    expect(counts.team).toMatchObject({ added: 2, rejected: 2 });
    expect(counts.game).toMatchObject({ added: 1, rejected: 2 });
  });

  test('an import with a tournament whose key belongs to another one rejects only the tournament', async () => {
    await site.import(sampleSource(games));
    const tournaments = sampleInfo.tournaments.map((cup, i) =>
      i === 0 ? { ...cup, season: '2023-2024', startsOn: '2023-11-07', endsOn: '2023-11-10' } : cup,
    );
    const rows = [...games, game('c', { date: '2024-10-19' })];
    const { rejections, counts } = await site.import(
      sampleSource(rows, sampleTeams, { ...sampleInfo, tournaments }),
    );
    expect(rejections).toMatchObject([
      { column: 'tournaments[0].season', value: 'classique', reason: 'key-means-another' },
    ]);
    expect(counts.game).toMatchObject({ added: 1, unchanged: 2 });
    expect(counts.tournament).toMatchObject({ rejected: 1, unchanged: 1 });
  });
});

describe('an accepted import', () => {
  onSiteOfEach();
  test('stores names that look the same in the same form', async () => {
    const written = [team('loups', { name: ' Les  Loups\u00A0\u200B' }), ...sampleTeams.slice(1)];
    await site.import(sampleSource(games, written));
    const { rows } = await site.pool.query("SELECT name FROM team_seasons WHERE name ILIKE '%loups%'");
    expect(rows).toEqual([{ name: 'Les Loups' }]);
    const head = await site.log.head();
    await site.import(sampleSource(games, written));
    expect(await site.log.head()).toBe(head);
  });

  test('contains all generated seasons next to the demonstration', async () => {
    const demo = { seasons: 1, games: 300, seed: 2024, prefix: 'demo', sharesRegions: true };
    await site.import(generateDataset(demo));
    const small = { seasons: 1, games: 300, seed: 1 };
    for (const options of [
      small,
      { ...small, seed: 2 },
      { ...small, games: 400 },
      { ...small, seasons: 2 },
    ]) {
      const { rejections, contradictions, counts } = await site.import(generateDataset(options));
      expect([...rejections, ...contradictions]).toEqual([]);
      expect(counts.game.added).toBeGreaterThan(250);
      expect(counts.league.added).toBeGreaterThan(0);
    }
  });
});
