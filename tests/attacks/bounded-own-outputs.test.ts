import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import type { LoggedEvent, StreamAppend } from '@rondelle/contracts/ports/event-log.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';
import { until } from '../support/until.ts';

/** More of everything than any list contains. */
const many = 600;
const mostEntries = 500;
/** The export of everything that is stored about a member, in one file. */
const mostOf: Readonly<Record<string, number>> = { 'account.export': 10_000 };

let site: WritingSite;
let member: Awaited<ReturnType<WritingSite['member']>>;

const actor = { id: 'member-7', role: 'member' } as const;
const append = (kind: StreamKind, id: number, ...events: readonly LoggedEvent[]): StreamAppend => ({
  stream: streamOf(kind, id),
  events: newEvents(events, randomUUID(), { actor, source: 'web' }),
  expected: 'none',
});
const count = Array.from({ length: many }, (_, at) => 2_000 + at);
const name = { fr: 'Ici', en: 'Here' };
const league = { seasonId: 1, key: null, name, categoryId: 1, rulesetId: 1, rulesetVersion: 1 };
const listing = { seasonId: 1, name: 'Ours', categoryId: 1, regionId: 1, city: null };

/** Leagues, teams, and as many games of the same two teams on the same day, all with a disputed result. */
const appends = (): StreamAppend[] =>
  count.flatMap((id) => [
    append('region', id, { type: 'RegionAdded', data: { regionId: id, key: null, name } }),
    append('league', id, {
      type: 'LeagueCreated',
      data: { ...league, leagueId: id, regionId: id },
    }),
    append(
      'team',
      id,
      { type: 'TeamRegistered', data: { teamId: id, key: null } },
      { type: 'TeamListedForSeason', data: { teamId: id, ...listing } },
    ),
    append(
      'game',
      id,
      { type: 'GameRecorded', data: { ...aGame, gameId: id, key: null } },
      {
        type: 'ResultDisputed',
        data: { gameId: id, seasonId: 1, side: 'home', reason: 'other' },
      },
    ),
  ]);

/**
 * Inserts the member's own rows directly, because creating so many through requests would take too long. A reactor may
 * have flagged some of the games before.
 */
const ownRows = [
  `INSERT INTO accounts.followings ("memberId", kind, "thingId")
    SELECT $1::uuid, kind, id FROM unnest(ARRAY['league', 'team']) kind, generate_series(2000, 1999 + $2::int) id
    UNION SELECT $1::uuid, 'league', 11 UNION SELECT $1::uuid, 'team', 1`,
  `INSERT INTO accounts.sessions (id, "memberId", kind, "tokenHash", device, "expiresAt")
    SELECT gen_random_uuid(), $1::uuid, 'site', decode(md5(n::text), 'hex'), 'test', now() + interval '1 day'
    FROM generate_series(1, $2::int) n`,
  `INSERT INTO supervisions (kind, id, "memberId", "seasonId", since, accepted)
    SELECT 'league', id, $1::text, 1, 1, true FROM generate_series(2000, 1999 + $2::int) id
    UNION SELECT 'league', 11, $1::text, 1, 1, true`,
  `INSERT INTO moderation.flags (kind, "entityId", revision, position, "seasonId", competition, "recordedAt", reasons, weight)
    SELECT 'game', "entityId", revision, position, 1, 'league-11', "recordedAt", '{disputed}', 1
    FROM activity_log WHERE kind = 'game' AND "entityId" >= 2000 AND $1 <> '' LIMIT $2::int
    ON CONFLICT DO NOTHING`,
  `INSERT INTO accounts.consents ("memberId", kind, version) SELECT $1::uuid, 'adult', '1' WHERE $2::int > 0`,
  `INSERT INTO community.rooms (type, label)
    SELECT 'group', 'Groupe ' || n FROM generate_series(1, $2::int) n WHERE $1 <> ''`,
  `INSERT INTO community.room_members ("roomId", "memberId")
    SELECT id, $1::uuid FROM community.rooms ORDER BY id LIMIT $2::int`,
  `INSERT INTO community.messages ("roomId", seq, change, "authorId", "commandId", text)
    SELECT (SELECT min(id) FROM community.rooms), n, n, $1::uuid, gen_random_uuid(), 'Allez les Lynx'
    FROM generate_series(1, $2::int) n`,
  `INSERT INTO accounts.passkeys (id, "memberId", name, "publicKey", counter, transports)
    SELECT n::text, $1::uuid, 'Clé ' || n, '', 0, '{}' FROM generate_series(1, $2::int) n`,
];

beforeAll(async () => {
  site = await startWritingSite();
  member = await site.member('Collectionneuse');
  await site.log.appendMany(appends());
  const disputed = "SELECT count(*)::int AS n FROM games WHERE confirmation = 'disputed'";
  const isListed = async () => (await site.pool.query<{ n: number }>(disputed)).rows[0]?.n === many;
  await until('the changes in every list', isListed);
  for (const text of ownRows) await site.pool.query(text, [member.id, many]);
});
afterAll(() => site?.stop());

const ofLeague = { sid: '2021-2022', cid: 1, rid: 1 };
const inputs: Readonly<Record<string, object>> = {
  'account.export': {},
  'account.get': {},
  'catalogue.namedIn': { text: 'M11' },
  'category.current': { id: 1 },
  'chat.decisions': {},
  'chat.messages': { chatid: 1 },
  'chat.room': { chatid: 1 },
  'chat.rooms': {},
  'chat.search': { query: 'lynx' },
  'city.current': { id: 1 },
  'dashboard.get': {},
  'division.current': { id: 1 },
  'following.leagueLiked': ofLeague,
  'following.leagueSupervised': ofLeague,
  'following.list': { sid: '2021-2022' },
  'following.status': { kind: 'league', id: 11 },
  'following.teamLiked': { eid: 1 },
  'following.tournamentLiked': { tid: 1 },
  'following.tournamentSupervised': { tid: 1 },
  'forum.held': {},
  'forum.mayWrite': {},
  'forum.own': { tid: 1 },
  'history.sameGames': { homeTeamId: 1, awayTeamId: 3, date: aGame.date, time: null },
  'imports.columns': { headings: 'Date', season: '2021-2022' },
  'imports.list': { season: '2021-2022' },
  'imports.rights': { season: '2021-2022' },
  'league.current': { id: 11 },
  'moderation.count': {},
  'moderation.ownHeld': {},
  'moderation.queue': {},
  'moderation.trust': {},
  'notification.count': {},
  'notification.list': {},
  'notification.settings': {},
  'organization.current': { id: 1 },
  'region.current': { id: 1 },
  'season.current': { id: 1 },
  'team.current': { id: 1 },
  'tournament.current': { id: 1 },
  'signInMethods.list': {},
  'supervision.waiting': { kind: 'league', id: 11 },
};

/** The length of the longest list or map anywhere in a value. */
const entriesIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  if (value instanceof Map) return Math.max(value.size, ...[...value.values()].map(entriesIn));
  const within = Object.values(value).map(entriesIn);
  return Math.max(Array.isArray(value) ? value.length : 0, ...within);
};

const entries = async (path: string) => entriesIn((await member.query(path, inputs[path] ?? {})).data);

const ofMembers = procedures.flatMap(({ name: path, type, permission }) =>
  type === 'query' &&
  permission &&
  !isAllowed('visitor', permission) &&
  isAllowed('member', permission, 'accepted')
    ? [path]
    : [],
);

describe('queries of a member with more data of every kind than anybody has', () => {
  test('are all covered by these tests', () => {
    expect(ofMembers.toSorted()).toEqual(Object.keys(inputs).toSorted());
  });

  test.each(ofMembers)('%s returns bounded lists', async (path) => {
    const { status, data, message } = await member.query(path, inputs[path] ?? {});
    expect([status, message]).toEqual([200, null]);
    expect(entriesIn(data)).toBeLessThanOrEqual(mostOf[path] ?? mostEntries);
  });

  test('return full lists of followed, supervised, disputed and suspicious items', async () => {
    expect(await entries('following.list')).toBeGreaterThan(200);
    expect(await entries('dashboard.get')).toBeGreaterThan(200);
    expect(await entries('account.get')).toBe(100);
    expect(await entries('moderation.queue')).toBeGreaterThan(10);
    expect(await entries('history.sameGames')).toBe(50);
  });
});
