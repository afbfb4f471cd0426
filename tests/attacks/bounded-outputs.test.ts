import { randomUUID } from 'node:crypto';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import type { LoggedEvent, StreamAppend } from '@rondelle/contracts/ports/event-log.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyQuery } from '../api/support/every-query.ts';
import { openSite, type Site } from '../api/support/site.ts';
import { addSupervisor, type Ids, idsIn, withSmallSeason } from '../api/support/small-season.ts';

/** As much as one member can create within a few days, next to a league of the largest size. */
const many = { teams: 60, otherTeams: 300, changes: 300, things: 200 };
/** Bytes that a phone loads in a moment. */
const mostBytes = 160_000;
const mostEntries = 400;
type Sized = { readonly bytes: number; readonly entries: number };
/** All results of a league or a season, for files: requested explicitly, and bounded by these figures. */
const listsForFiles: Readonly<Record<string, Sized>> = {
  'game.list': { bytes: 2_000_000, entries: 2_000 },
  'game.calendar': { bytes: 2_000_000, entries: 2_000 },
};

let site: Site;
let ids: Ids & { uid: number };
let seasonId = 0;

const context = { actor: { id: 'member-7', role: 'supervisor' }, source: 'web' } as const;
const append = (
  kind: StreamKind,
  id: number,
  events: readonly LoggedEvent[],
  expected: StreamAppend['expected'] = 'none',
): StreamAppend => ({
  stream: streamOf(kind, id),
  events: newEvents(events, randomUUID(), context),
  expected,
});
const count = (length: number): number[] => Array.from({ length }, (_, at) => at);
const named = (text: string) => ({ fr: text, en: text });
const day = (at: number) => new Date(Date.UTC(2024, 8, 5 + (at % 200))).toISOString().slice(0, 10);

/** The last revision of an existing stream. */
const endOf = async (kind: StreamKind, id: number): Promise<string> => {
  let last = '';
  for await (const { revision } of site.log.readStream(streamOf(kind, id))) last = revision;
  return last;
};

const teamsOf = ({ cid, rid }: Ids, total: number): StreamAppend[] =>
  count(total).map((at) => {
    const teamId = 1_000 + at;
    const listing = { seasonId, name: `Équipe numéro ${at}`, categoryId: cid, regionId: rid, city: null };
    return append('team', teamId, [
      { type: 'TeamRegistered', data: { teamId, key: null } },
      { type: 'TeamListedForSeason', data: { teamId, ...listing } },
    ]);
  });

/** Every team plays the next twenty teams, so that each plays about forty games. */
const gamesOf = (leagueId: number, { cid }: Ids): StreamAppend[] =>
  count(many.teams).flatMap((home) =>
    count(20).map((at) => {
      const gameId = 1_000 + home * 20 + at;
      const away = (home + 1 + at) % many.teams;
      const fixture = {
        categoryId: cid,
        leagueId,
        tournamentId: null,
        stage: 'regular',
        group: null,
      } as const;
      const score = { homeGoals: (at * 7) % 5, awayGoals: (home * 3) % 4, decidedIn: 'regulation' } as const;
      const rest = { forfeitedBy: null, homeFairPlay: null, awayFairPlay: null, venue: null, city: null };
      const sides = { homeTeamId: 1_000 + home, awayTeamId: 1_000 + away };
      const data = { gameId, seasonId, key: null, ...fixture, ...sides, date: day(at * 9), time: null };
      return append('game', gameId, [{ type: 'GameRecorded', data: { ...data, ...score, ...rest } }]);
    }),
  );

beforeAll(async () => {
  site = await openSite();
  await withSmallSeason((folder) => site.importFolder(folder));
  ids = { ...(await idsIn(site)), uid: await addSupervisor(site) };
  seasonId = (await site.ask.season.get({ sid: '2024-2025' })).id;
  const { cid, rid, tid } = ids;
  const league = await site.db
    .selectFrom('leagues')
    .selectAll()
    .where('seasonId', '=', seasonId)
    .executeTakeFirstOrThrow();
  const { leagueId, rulesetId, rulesetVersion } = league;
  const rules = { rulesetId, rulesetVersion };
  const [gameId, teamId] = [ids.game('g2'), ids.team('baie')];
  await site.log.appendMany([
    ...teamsOf(ids, many.teams + many.otherTeams),
    append(
      'league',
      leagueId,
      [
        ...count(many.teams).map((at) => ({
          type: 'TeamEnteredLeague' as const,
          data: { leagueId, seasonId, teamId: 1_000 + at, divisionId: ids.division('east') },
        })),
        ...count(many.changes).map((at) => ({
          type: 'LeagueRenamed' as const,
          data: { leagueId, seasonId, name: named(`Ligue ${at}`) },
        })),
      ],
      await endOf('league', leagueId),
    ),
    ...gamesOf(leagueId, ids),
    append(
      'game',
      gameId,
      count(many.changes).map((at) => ({
        type: 'GameRescheduled' as const,
        data: {
          gameId,
          seasonId,
          date: '2024-10-05',
          time: at % 2 ? '19:00' : '20:00',
          venue: null,
          city: null,
        },
      })),
      await endOf('game', gameId),
    ),
    append(
      'team',
      teamId,
      count(many.changes).map((at) => ({
        type: 'TeamListedForSeason' as const,
        data: { teamId, seasonId, name: `Drakkar ${at}`, categoryId: cid, regionId: rid, city: null },
      })),
      await endOf('team', teamId),
    ),
    append(
      'tournament',
      tid,
      count(many.changes).map((at) => ({
        type: 'TournamentRenamed' as const,
        data: { tournamentId: tid, seasonId, name: named(`Coupe ${at}`) },
      })),
      await endOf('tournament', tid),
    ),
    ...count(many.things).flatMap((at) => {
      const id = 1_000 + at;
      const dates = { startsOn: '2025-01-10', endsOn: '2025-01-12', city: 'Sept-Îles' };
      const created = {
        tournamentId: id,
        seasonId,
        key: null,
        name: named(`Tournoi ${at}`),
        categoryIds: [cid],
      };
      return [
        append('region', id, [
          { type: 'RegionAdded', data: { regionId: id, key: null, name: named(`Région ${at}`) } },
        ]),
        append('ruleset', id, [
          {
            type: 'RulesetDefined',
            data: { rulesetId: id, key: null, rules: presets.quebecMinor },
          },
        ]),
        append('tournament', id, [{ type: 'TournamentCreated', data: { ...created, ...rules, ...dates } }]),
        append('league', id, [
          {
            type: 'LeagueCreated',
            data: {
              leagueId: id,
              seasonId,
              key: null,
              name: named(`Ligue ${at}`),
              categoryId: cid,
              regionId: id,
              ...rules,
            },
          },
        ]),
      ];
    }),
  ] as StreamAppend[]);
  await site.project();
});
afterAll(() => site?.close());

/** The length of the longest list anywhere in a value. */
const entriesIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const within = Object.values(value).map(entriesIn);
  return Math.max(Array.isArray(value) ? value.length : 0, ...within);
};
const sizeOf = (value: unknown): Sized => ({
  bytes: JSON.stringify(value).length,
  entries: entriesIn(value),
});

describe('public queries on a site with a lot of data', () => {
  test('return bounded lists', async () => {
    const sizes: (Sized & { path: string })[] = [];
    for (const { path, input } of everyQuery(ids))
      sizes.push({ path, ...sizeOf(await site.call(path, input)) });
    const { cid, rid } = ids;
    const season = { sid: '2024-2025', cid, rid, from: '2024-09-01', to: '2025-06-30' };
    sizes.push({ path: 'league.moves of a season', ...sizeOf(await site.call('league.moves', season)) });
    const tooMuch = sizes.filter(({ path, bytes, entries }) => {
      const most = listsForFiles[path] ?? { bytes: mostBytes, entries: mostEntries };
      return bytes > most.bytes || entries > most.entries;
    });
    expect(tooMuch).toEqual([]);
  });
});

describe('rank changes of a league over a whole season', () => {
  test('list teams in pages with the latest causes of each, and all causes of one team in pages', async () => {
    const { cid, rid } = ids;
    const leagueInput = { sid: '2024-2025', cid, rid, from: '2024-09-01', to: '2025-06-30' };
    const first = await site.ask.league.moves(leagueInput);
    expect([first.moves.length, first.paging]).toEqual([30, { page: 1, pages: 3, total: many.teams + 4 }]);
    const last = await site.ask.league.moves({ ...leagueInput, page: 3 });
    expect(last.moves.length).toBe(4);
    const [move] = first.moves;
    if (!move) throw new Error('no team moved');
    expect([move.causes.length, move.causeCount > 30]).toEqual([5, true]);
    const all = await site.ask.league.moves({ ...leagueInput, eid: move.team.id });
    expect([all.moves.length, all.moves[0]?.causes.length]).toEqual([1, move.causeCount]);
    expect(all.moves[0]?.causes.slice(-5)).toEqual(move.causes);
    await expect(site.ask.league.moves({ ...leagueInput, eid: 999_999 })).rejects.toThrow();
  });
});

describe('a game with hundreds of changes', () => {
  test('is returned in its current state, with a paged history that neither repeats nor omits a change', async () => {
    const gid = ids.game('g2');
    const revisions: number[] = [];
    let before: string | undefined;
    do {
      const output = await site.ask.game.history({ gid, ...(before && { before }) });
      expect(output.history.length).toBeLessThanOrEqual(50);
      for (const { revision, changes } of output.history)
        if (revision > 1) expect(changes.map(({ field }) => field)).toEqual(['time']);
      revisions.push(...output.history.map(({ revision }) => revision));
      before = output.older ?? undefined;
    } while (before);
    expect(revisions).toEqual(count(many.changes + 1).toReversed());
    const { game, history, older } = await site.ask.game.get({ gid });
    expect([game.revision, history.length, older]).toEqual([many.changes, 50, history.at(-1)?.position]);
    const deep = await site.ask.game.get({ gid, before: older ?? '' });
    expect([deep.game.revision, deep.history[0]?.revision]).toEqual([many.changes, many.changes - 50]);
  });
});
