import { domainErrorCodes } from '@rondelle/contracts/errors.ts';
import { rawCodec } from '@rondelle/infra/eventlog/copy/raw-codec.ts';
import { createPostgresEventLog } from '@rondelle/infra/eventlog/postgres/postgres-event-log.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';
import { isWholeRun } from '../support/scope.ts';
import { formatOf, sampleOf, typeOf, walk, withValueAt } from '../support/schema-walk.ts';

let site: WritingSite;
let admin: Client;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Arbitre', 'masterAdmin', 'api');
  await admin.mutate('chat.sayAge', { age: '18' });
});
afterAll(() => site?.stop());

const name = (text: string) => ({ fr: text, en: `${text} (en)` });
const rules = { rulesetId: 1, rulesetVersion: 1 };
const days = { startsOn: '2021-12-05', endsOn: '2021-12-12' };
const aTournament = { seasonId: 1, name: name('Bordée'), categoryIds: [1], ...rules, ...days, city: null };
const aSeason = { slug: '2030-2031', startsOn: '2030-08-01', endsOn: '2031-06-30' };

/** The number of recorded events, without reservations of ids, which a refused command may leave. */
const recorded = async () => {
  const { rows } = await site.pool.query("SELECT count(*) FROM eventlog.events WHERE type <> 'IdsReserved'");
  return rows;
};

/** Sends an input that must be refused and returns the error; expects that nothing was recorded. */
const refused = async (procedure: string, input: object) => {
  const before = await recorded();
  const { status, code, field } = await admin.mutate(procedure, input);
  expect(await recorded(), procedure).toEqual(before);
  return { status, code, field };
};

describe('dates', () => {
  const outOfRange = { status: 400, code: 'request/date-out-of-range', field: 'startsOn' };

  test.each(['0000-01-01', '0001-12-05', '1899-12-31', '2101-01-01', '9999-12-31'])(
    'refuses a tournament and a season that begin on %s',
    async (startsOn) => {
      expect(await refused('tournament.create', { ...aTournament, startsOn })).toEqual(outOfRange);
      expect(await refused('season.open', { ...aSeason, startsOn })).toEqual(outOfRange);
      expect(await refused('season.changeDates', { seasonId: 1, ...days, startsOn })).toEqual(outOfRange);
    },
  );

  test('refuses a game in the year 0, alone and in a batch', async () => {
    const game = { ...aGame, date: '0000-11-20' };
    const code = 'request/date-out-of-range';
    expect(await refused('game.record', game)).toEqual({ status: 400, code, field: 'date' });
    const { data } = await admin.mutate('game.saveMany', {
      games: [{ ...game, commandId: crypto.randomUUID() }],
    });
    expect(data).toMatchObject({ games: [{ written: null, refused: { code, field: 'date' } }] });
  });

  test.each([
    ['begins before it', { startsOn: '2021-07-31' }, 'startsOn'],
    ['ends after it', { endsOn: '2022-07-01' }, 'endsOn'],
    ['is of another year', { startsOn: '2026-12-05', endsOn: '2026-12-12' }, 'startsOn'],
  ])('refuses a tournament that %s', async (_what, change, field) => {
    const problem = { status: 422, code: 'tournament/dates-outside-season', field };
    expect(await refused('tournament.create', { ...aTournament, ...change })).toEqual(problem);
    const known = { tournamentId: 1, seasonId: 1 };
    expect(await refused('tournament.changeDates', { ...known, ...days, ...change })).toEqual(problem);
    const form = { ...known, name: name('Tournoi'), categoryIds: [1, 2], ...days, ...change };
    expect(await refused('tournament.edit', form)).toEqual(problem);
  });

  test('still renames a tournament whose recorded days are outside its season', async () => {
    const odd = { startsOn: '2020-01-01', endsOn: '2035-01-01' };
    const data = { ...aTournament, tournamentId: 77, key: null, ...odd };
    await site.write([{ stream: 'tournament-77', event: { type: 'TournamentCreated', data } }]);
    const form = { tournamentId: 77, seasonId: 1, name: name('Nouveau nom'), categoryIds: [1], ...odd };
    expect(await admin.mutate('tournament.edit', form)).toMatchObject({ status: 200 });
  });

  test.each(['0000-0001', '0001-0002', '1899-1900', '2100-2101', '9998-9999'])(
    'refuses the season %s',
    async (slug) => {
      expect(await refused('season.open', { ...aSeason, slug })).toMatchObject({
        status: 400,
        field: 'slug',
      });
    },
  );

  test.each(['1950-1951', '2004-2005'])(
    'refuses the season %s, which is before the first one',
    async (slug) => {
      const [year = '', next = ''] = slug.split('-');
      const season = { slug, startsOn: `${year}-08-01`, endsOn: `${next}-06-30` };
      const problem = { status: 422, code: 'season/too-early', field: 'slug' };
      expect(await refused('season.open', season)).toEqual(problem);
    },
  );

  test("opens an earlier season when the site's first season is set to it", async () => {
    const earlier = await startWritingSite({ firstSeason: '1950-1951' });
    const master = await earlier.member('Arbitre', 'masterAdmin', 'api');
    const season = { slug: '1950-1951', startsOn: '1950-08-01', endsOn: '1951-06-30' };
    expect(await master.mutate('season.open', season)).toMatchObject({ status: 200 });
    await earlier.stop();
  });

  test('refuses a season with days outside its two years', async () => {
    const days2026 = { startsOn: '2026-08-01', endsOn: '2027-06-30' };
    const problem = { status: 422, code: 'season/dates-outside-years', field: 'startsOn' };
    expect(await refused('season.open', { slug: '2019-2020', ...days2026 })).toEqual(problem);
    expect(await refused('season.changeDates', { seasonId: 1, ...days2026 })).toEqual(problem);
    const late = { startsOn: '2021-08-01', endsOn: '2023-06-30' };
    expect(await refused('season.changeDates', { seasonId: 1, ...late })).toEqual({
      ...problem,
      field: 'endsOn',
    });
  });
});

test('events recorded before the limits existed are read, displayed and corrected', async () => {
  const log = createPostgresEventLog(site.databaseUrl, { codec: rawCodec });
  const odd = { ...aTournament, name: name('Tournoi\u202E'), categoryIds: [1, 1], city: 'x'.repeat(5_000) };
  const data = { ...odd, tournamentId: 78, key: null };
  await createWriter(log)([{ stream: 'tournament-78', event: { type: 'TournamentCreated', data } }]);
  await log.close();
  const known = { tournamentId: 78, seasonId: 1 };
  const form = { ...known, name: name('Tournoi'), categoryIds: [1], city: 'Laval', ...days };
  expect(await admin.mutate('tournament.edit', form)).toMatchObject({ status: 200 });
  const output = await admin.query('tournament.get', { tid: 78 });
  expect(output).toMatchObject({ status: 200, data: { tournament: { name: 'Tournoi', city: 'Laval' } } });
});

test('a deleted tournament with values beyond the limits is not restored, and the error names the field', async () => {
  const log = createPostgresEventLog(site.databaseUrl, { codec: rawCodec });
  const known = { tournamentId: 79, seasonId: 1 };
  const created = { ...aTournament, ...known, key: null, city: 'x'.repeat(5_000) };
  await createWriter(log)([
    { stream: 'tournament-79', event: { type: 'TournamentCreated', data: created } },
    {
      stream: 'tournament-79',
      event: {
        type: 'TournamentDeleted',
        data: { ...known, teamIds: [], supervisorIds: [], reason: 'other' },
      },
    },
  ]);
  await log.close();
  const problem = { status: 400, code: 'request/invalid', field: 'city' };
  expect(await refused('tournament.restore', known)).toEqual(problem);
});

test('refuses a city of 900 kB and 20,000 categories', async () => {
  const long = { ...aTournament, city: 'x'.repeat(900_000) };
  expect((await refused('tournament.create', long)).status).toBeOneOf([400, 413]);
  const many = { ...aTournament, categoryIds: Array.from({ length: 20_000 }, (_, i) => i + 1) };
  expect((await refused('tournament.create', many)).status).toBeOneOf([400, 413]);
});

/** Every value in the input of every procedure, with an input that is otherwise well-formed. */
const values = procedures
  .filter(({ type }) => type !== 'subscription')
  .flatMap(({ name, type, inputs }) => {
    const sample = Object.assign({}, ...inputs.map(sampleOf)) as object;
    return inputs.flatMap((input) =>
      [...walk(input)].map((leaf) => ({ name, type, sample, ...leaf, field: leaf.path[0] ?? '' })),
    );
  });
type Value = (typeof values)[number];

const send = ({ name, type, sample, path }: Value, put: unknown) => {
  const input = withValueAt(sample, path, put) as object;
  return type === 'mutation' ? admin.mutate(name, input) : admin.query(name, input);
};

/** Expects that a wrong value is refused with the field that holds it. */
const assertRefused = async (value: Value, put: unknown) => {
  const what = `${value.name} ${value.path.join('.')} ${String(put).slice(0, 40)}`;
  const { status, code, field } = await send(value, put);
  expect([what, status, field]).toEqual([what, 400, value.field]);
  expect(domainErrorCodes, what).toContain(code);
};

/** All of these in `npm run test:all`; in `npm test` those that differ least from a good value. */
const some = <T>(nearest: readonly T[], others: readonly T[]): readonly T[] =>
  isWholeRun ? [...nearest, ...others] : nearest;

describe('the schemas of all procedures', () => {
  const numbers = values.filter(({ schema }) => typeOf(schema) === 'number');
  const texts = values.filter(({ schema }) => typeOf(schema) === 'string');
  const lists = values.filter(({ schema, name }) => typeOf(schema) === 'array' && name !== 'game.saveMany');
  const dates = texts.filter(({ schema }) => (formatOf(schema) ?? '').startsWith('date'));
  const decimals = texts.filter(
    ({ schema }) => typeof sampleOf(schema) === 'string' && sampleOf(schema) === '1',
  );

  test('the procedures have values of each kind to test', () => {
    expect([numbers, texts, lists, dates, decimals].map(({ length }) => length > 5)).toEqual(
      Array<boolean>(5).fill(true),
    );
  });

  test.each(some([2_147_483_648, -2_147_483_649], [9_007_199_254_740_991, 9_007_199_254_740_992, 1e20]))(
    'all procedures reject the number %d',
    async (number) => {
      for (const value of numbers) await assertRefused(value, number);
    },
  );

  test.each(some(['2147483648'], ['9223372036854775808', '99999999999999999999']))(
    'no procedure has an internal error for the number %s as text',
    async (number) => {
      for (const value of decimals) {
        const { status, field } = await send(value, number);
        const what = `${value.name} ${value.path.join('.')}`;
        expect([what, status < 500, status === 400 ? field : value.field]).toEqual([what, true, value.field]);
      }
    },
  );

  test.each(some(['1899-12-31', '2101-01-02'], ['0000-01-01', '9999-12-31']))(
    'all procedures reject the date %s',
    async (date) => {
      for (const value of dates) {
        const isInstant = formatOf(value.schema) === 'datetime';
        await assertRefused(value, isInstant ? `${date}T12:00:00Z` : date);
      }
    },
  );

  test('all procedures reject a huge text', async () => {
    for (const value of texts) await assertRefused(value, 'x'.repeat(10_001));
  });

  test('all procedures reject a list that is huge or repeats an item', async () => {
    const many = Array.from({ length: 2_000 }, (_, i) => i + 1);
    for (const value of lists) {
      await assertRefused(value, many);
      const first = [...walk(value.schema)].map(({ schema }) => sampleOf(schema))[1];
      if (typeof first === 'number' || typeof first === 'object') await assertRefused(value, [first, first]);
    }
  });
});

describe('names', () => {
  const trick = 'Les Aigles \u202Egnp.exe';
  const of = { seasonId: 1, categoryId: 1, regionId: 1 };

  test.each([
    ['tournament.create', { ...aTournament, name: name(trick) }, 'name'],
    ['tournament.create', { ...aTournament, city: trick }, 'city'],
    ['league.create', { ...of, name: { fr: 'Ligue', en: trick }, ...rules }, 'name'],
    ['league.edit', { ...of, leagueId: 11, name: name(trick) }, 'name'],
    ['team.register', { ...of, name: trick, city: null }, 'name'],
    ['team.change', { ...of, teamId: 1, name: 'Aigles', city: trick }, 'city'],
    ['region.add', { name: name(trick) }, 'name'],
    ['category.add', { name: name('M11\u0007') }, 'name'],
    ['division.add', { name: name('Est\u200F') }, 'name'],
    ['game.record', { ...anotherGame, venue: trick }, 'venue'],
    ['game.record', { ...anotherGame, city: 'Laval\u0000' }, 'city'],
    ['game.record', { ...anotherGame, group: 'A\u2066' }, 'group'],
  ])('names with hidden characters are refused by %s', async (procedure, input, field) => {
    const { status, ...rest } = await refused(procedure, input);
    expect(status).toBe(400);
    // A NUL is refused before any schema is applied.
    if (JSON.stringify(input).includes('\\u0000')) expect(rest.field).toBe(field);
    else expect(rest).toEqual({ code: 'request/hidden-characters', field });
  });

  test('names that look the same are stored in the same form', async () => {
    const written = { ...of, name: '  Les\u00A0E\u0301toiles\u200B \t du Nord ', city: null };
    const { status, data } = await admin.mutate('team.register', written);
    expect(status).toBe(200);
    const output = await admin.query('team.get', { sid: '2021-2022', eid: Number(data.id) });
    expect(output).toMatchObject({ data: { team: { name: 'Les Étoiles du Nord' } } });
  });
});
