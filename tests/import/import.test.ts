import { randomUUID } from 'node:crypto';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { game as gameDecider } from '@rondelle/domain/competition/game.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { team as teamDecider } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import {
  game,
  sampleInfo,
  sampleSource,
  sampleTeams,
  scheduled,
  team,
} from '@rondelle/importer/sample.fixture.ts';
import { generateDataset } from '@rondelle/site/generate/generate-dataset.ts';
import { importStoreOn } from '@rondelle/importer/store.ts';
import { addressLock } from '@rondelle/infra/postgres/address-lock.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyViews } from '../flow/empty-views.ts';
import { type ImportSite, openSite } from './support.ts';

let site: ImportSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());
/** Each test begins with an empty log, whose positions begin at 1, and empty views. */
beforeEach(async () => {
  await site.pool.query('TRUNCATE eventlog.events RESTART IDENTITY');
  await emptyViews(site.pool, views);
});

const games = [game('a'), game('b', { date: '2024-10-12' }), scheduled('c', { date: '2025-02-01' })];
const gameRow = async (key: string) =>
  (await site.pool.query('SELECT * FROM games WHERE "sourceKey" = $1', [key])).rows[0];
const member = { actor: { id: 'member-1', role: 'supervisor' }, source: 'web' } as const;

describe('an import', () => {
  test('adds new records, and nothing the second time', async () => {
    const first = await site.import(sampleSource(games));
    expect(first.counts.game).toEqual({ added: 3, unchanged: 0, corrected: 0, rejected: 0 });
    expect(first.counts.team.added).toBe(5);
    expect(await gameRow('a')).toMatchObject({ homeGoals: 4, awayGoals: 2, status: 'final' });
    const head = await site.log.head();
    const second = await site.import(sampleSource(games));
    expect(second.counts.game).toEqual({ added: 0, unchanged: 3, corrected: 0, rejected: 0 });
    expect(second.counts.league.unchanged).toBe(3);
    expect(await site.log.head()).toBe(head);
  });

  test('chooses 2024-2025 as the ongoing season once', async () => {
    await site.import(sampleSource(games));
    const events = await site.eventsAfter('0');
    expect(events.filter((type) => type === 'OngoingSeasonChosen')).toHaveLength(1);
    const { rows } = await site.pool.query('SELECT slug FROM seasons WHERE "chosenAt" IS NOT NULL');
    expect(rows).toEqual([{ slug: '2024-2025' }]);
  });

  test('records a changed score as a correction', async () => {
    await site.import(sampleSource(games));
    const head = await site.log.head();
    const changed = await site.import(sampleSource([game('a', { home_goals: '5' }), ...games.slice(1)]));
    expect(changed.counts.game).toEqual({ added: 0, unchanged: 2, corrected: 1, rejected: 0 });
    expect(await site.eventsAfter(head)).toEqual(['ResultCorrected']);
    expect(await gameRow('a')).toMatchObject({ homeGoals: 5, revision: 1 });
  });

  test('records a score again that an earlier file contained', async () => {
    const other = [game('a', { home_goals: '5' }), ...games.slice(1)];
    for (const rows of [games, other, games]) await site.import(sampleSource(rows));
    expect(await gameRow('a')).toMatchObject({ homeGoals: 4, revision: 2 });
  });

  test('records, reschedules, cancels and moves games as the changed file has them', async () => {
    await site.import(sampleSource(games));
    const head = await site.log.head();
    await site.import(
      sampleSource([
        scheduled('a'),
        game('b', { date: '2024-10-13', away_team_key: 'titans', stage: 'tie-breaker' }),
        game('c', { date: '2025-02-01' }),
      ]),
    );
    expect((await site.eventsAfter(head)).sort()).toEqual([
      'GamePlacementCorrected',
      'GameRescheduled',
      'GameTeamsCorrected',
      'ResultRecorded',
      'ResultWithdrawn',
    ]);
  });

  test('renames teams for the season, enters new ones and moves them between divisions and leagues', async () => {
    await site.import(sampleSource([]));
    const head = await site.log.head();
    await site.import(
      sampleSource(
        [],
        [
          team('loups', { name: 'Loups de Grand-Mère' }),
          team('lynx'),
          team('titans', { league_key: '' }),
          ...sampleTeams.slice(3),
          team('nouveaux'),
        ],
      ),
    );
    expect((await site.eventsAfter(head)).sort()).toEqual([
      'TeamEnteredLeague',
      'TeamLeftLeague',
      'TeamListedForSeason',
      'TeamListedForSeason',
      'TeamMovedToDivision',
      'TeamRegistered',
    ]);
  });

  test('revises a ruleset and moves the leagues that use it', async () => {
    await site.import(sampleSource([]));
    for (const [goalDifferenceCap, version] of [
      [5, 2],
      [6, 3],
    ]) {
      const head = await site.log.head();
      const rulesets = { quebec: { ...sampleInfo.rulesets.quebec, goalDifferenceCap } };
      await site.import(sampleSource([], sampleTeams, { ...sampleInfo, rulesets }));
      const events = await site.eventsAfter(head);
      expect(events.filter((type) => type === 'RulesetRevised')).toHaveLength(1);
      expect(events.filter((type) => type === 'LeagueRulesetChanged')).toHaveLength(3);
      expect(events.filter((type) => type === 'TournamentRulesetChanged')).toHaveLength(2);
      expect(await leagueRow()).toMatchObject({ rulesetVersion: version });
    }
  });

  test('imports valid rows next to rejected ones', async () => {
    const rows = [game('bad', { home_goals: '-1' }), ...games, game('same', { away_team_key: 'loups' })];
    const { counts, rejections } = await site.import(sampleSource(rows));
    expect(counts.game).toEqual({ added: 3, unchanged: 0, corrected: 0, rejected: 2 });
    expect(rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'negative-goals'],
      [6, 'same-team'],
    ]);
  });

  test('records nothing in a dry run, and counts the same', async () => {
    const dry = await site.import(sampleSource(games), true);
    expect(await site.log.head()).toBe('0');
    const real = await site.import(sampleSource(games));
    expect(dry.counts).toEqual(real.counts);
    const head = await site.log.head();
    const dryAgain = await site.import(sampleSource([game('a', { home_goals: '9' })]), true);
    expect(dryAgain.counts.game.corrected).toBe(1);
    expect(await site.log.head()).toBe(head);
  });

  test('enters teams in the tournaments in which they play, in their group', async () => {
    const inTournament = { league_key: '', tournament_key: 'classique', date: '2024-11-08' };
    await site.import(
      sampleSource([
        game('t1', { ...inTournament, stage: 'preliminary', group: 'A' }),
        game('t2', { ...inTournament, stage: 'final', away_team_key: 'visiteurs' }),
      ]),
    );
    const { rows } = await site.pool.query(
      'SELECT t."sourceKey", e."groupName" FROM tournament_entries e JOIN teams t USING ("teamId") ORDER BY 1',
    );
    expect(rows).toEqual([
      { sourceKey: 'loups', groupName: 'A' },
      { sourceKey: 'lynx', groupName: 'A' },
      { sourceKey: 'visiteurs', groupName: null },
    ]);
  });
});

describe('an import into existing data', () => {
  test('rejects the key of a game of another competition instead of correcting that game', async () => {
    await site.import(sampleSource(games));
    const head = await site.log.head();
    const stolen = game('a', { league_key: '', tournament_key: 'classique', home_goals: '9' });
    const { rejections } = await site.import(sampleSource([stolen]));
    expect(rejections).toMatchObject([{ column: 'game_key', value: 'a', reason: 'key-of-another-game' }]);
    expect((await site.eventsAfter(head)).filter((type) => type.startsWith('Result'))).toEqual([]);
  });

  test('rejects the key of a league of another season with its rows, and imports the rest', async () => {
    await site.import(sampleSource(games));
    const head = await site.log.head();
    const leagues = sampleInfo.leagues.map((info) =>
      info.key === 'm15' ? { ...info, season: '2023-2024' } : info,
    );
    const teams = sampleTeams.map((row) =>
      row.league_key === 'm15' ? { ...row, season: '2023-2024' } : row,
    );
    const source = sampleSource([...games, game('d', { date: '2024-11-02' })], teams, {
      ...sampleInfo,
      leagues,
    });
    const { rejections } = await site.import(source);
    expect(rejections).toMatchObject([
      { file: 'dataset.json', column: 'leagues[1].season', value: 'm15', reason: 'key-means-another' },
      { file: 'teams.csv', line: 5, column: 'league_key', value: 'm15', reason: 'league-refused' },
    ]);
    expect(await site.eventsAfter(head)).toEqual(['GameRecorded']);
  });

  test('keeps a correction made on the site while the file is unchanged', async () => {
    await site.import(sampleSource(games));
    const { gameId, seasonId } = await gameRow('a');
    const result = { homeGoals: 3, awayGoals: 2, decidedIn: 'regulation', forfeitedBy: null } as const;
    const fairPlay = { homeFairPlay: 1, awayFairPlay: null };
    await execute(
      site.log,
      `game-${gameId}`,
      gameDecider,
      {
        type: 'CorrectResult',
        commandId: randomUUID(),
        gameId,
        seasonId,
        reason: 'typing-error',
        ...result,
        ...fairPlay,
      },
      member,
    );
    expect((await site.import(sampleSource(games))).counts.game.unchanged).toBe(3);
    expect(await gameRow('a')).toMatchObject({ homeGoals: 3 });
    // A new value in the file that contradicts the correction is reported and left to the members.
    const rerun = await site.import(sampleSource([game('a', { home_goals: '7' }), ...games.slice(1)]));
    expect(rerun.contradictions).toMatchObject([
      { line: 2, column: 'home_goals', reason: 'changed-on-site' },
    ]);
    expect(await gameRow('a')).toMatchObject({ homeGoals: 3 });
  });

  test('does not restore a deleted game', async () => {
    await site.import(sampleSource(games));
    const { gameId, seasonId } = await gameRow('a');
    const command = {
      type: 'DeleteGame',
      commandId: randomUUID(),
      gameId,
      seasonId,
      reason: 'duplicate',
    } as const;
    await execute(site.log, `game-${gameId}`, gameDecider, command, member);
    expect((await site.import(sampleSource(games))).counts.game.added).toBe(0);
    expect(await gameRow('a')).toBeUndefined();
  });

  test('rejects a result for a cancelled game, with the rule as the reason', async () => {
    await site.import(sampleSource(games));
    const { gameId, seasonId } = await gameRow('c');
    const command = {
      type: 'CancelGame',
      commandId: randomUUID(),
      gameId,
      seasonId,
      reason: 'other',
    } as const;
    await execute(site.log, `game-${gameId}`, gameDecider, command, member);
    const { rejections } = await site.import(sampleSource([game('c', { date: '2025-02-01' })]));
    expect(rejections).toMatchObject([
      { file: 'games.csv', line: 2, value: 'game/cancelled', reason: 'refused' },
    ]);
  });
});

const withInfo = (info: unknown, teams = sampleTeams) => site.import(sampleSource([], teams, info));
const leagueRow = async () =>
  (await site.pool.query('SELECT *, "leagueId" AS id FROM leagues WHERE "sourceKey" = \'m13\'')).rows[0];
const idOfRegion = async (key: string): Promise<number> =>
  (await site.pool.query('SELECT "regionId" AS id FROM regions WHERE "sourceKey" = $1', [key])).rows[0].id;

describe('moves between regions and cities', () => {
  const other = { key: 'estrie', name: { fr: 'Estrie', en: 'Eastern Townships' } };
  const inEstrie = (change: object = {}) => ({
    ...sampleInfo,
    regions: [...sampleInfo.regions, other],
    leagues: sampleInfo.leagues.map((info) =>
      info.key === 'm13' ? { ...info, region: 'estrie', ...change } : info,
    ),
  });

  test('a league, a team and a tournament move when the file changes', async () => {
    await site.import(sampleSource([]));
    const head = await site.log.head();
    const info = inEstrie();
    const tournaments = info.tournaments.map((input) =>
      input.key === 'classique' ? { ...input, city: 'Magog', categories: ['m13-aa', 'm15-aa'] } : input,
    );
    const teams = sampleTeams.map((row) =>
      row.team_key === 'loups' ? { ...row, region_key: 'estrie', city: 'Magog' } : row,
    );
    const { rejections } = await withInfo({ ...info, tournaments }, teams);
    expect(rejections).toEqual([]);
    expect((await site.eventsAfter(head)).sort()).toEqual([
      'LeagueMoved',
      'RegionAdded',
      'TeamListedForSeason',
      'TournamentCategoriesChanged',
      'TournamentCityChanged',
    ]);
    expect(await leagueRow()).toMatchObject({ regionId: await idOfRegion('estrie') });
    const again = await site.log.head();
    await withInfo({ ...info, tournaments }, teams);
    expect(await site.log.head()).toBe(again);
  });

  test("preserves members' moves and new names while the file is unchanged", async () => {
    const info = { ...sampleInfo, regions: [...sampleInfo.regions, other] };
    await withInfo(info);
    const { id: leagueId, seasonId, categoryId } = await leagueRow();
    const regionId = await idOfRegion('estrie');
    const { rows } = await site.pool.query(
      'SELECT "teamId" AS id FROM teams WHERE "sourceKey" = \'loups\' UNION ALL SELECT "tournamentId" FROM tournaments WHERE "sourceKey" = \'classique\'',
    );
    const [{ id: teamId }, { id: tournamentId }] = rows;
    const name = { fr: 'Renommée', en: 'Renamed' };
    const about = () => ({ commandId: randomUUID(), seasonId });
    for (const change of [
      () =>
        execute(
          site.log,
          `league-${leagueId}`,
          league,
          { type: 'MoveLeague', ...about(), leagueId, categoryId, regionId },
          member,
        ),
      () =>
        execute(
          site.log,
          `tournament-${tournamentId}`,
          tournament,
          { type: 'RenameTournament', ...about(), tournamentId, name },
          member,
        ),
      () =>
        execute(
          site.log,
          `team-${teamId}`,
          teamDecider,
          {
            type: 'ListTeamForSeason',
            ...about(),
            teamId,
            name: 'Les Louves',
            categoryId,
            regionId,
            city: 'Shawinigan',
          },
          member,
        ),
    ])
      await change();
    const head = await site.log.head();
    await withInfo(info);
    expect(await site.log.head()).toBe(head);
    // Other changes in the file are imported; the corrections stay.
    const teams = sampleTeams.map((row) => (row.team_key === 'loups' ? { ...row, city: 'Sherbrooke' } : row));
    await withInfo(info, teams);
    const listed = await site.pool.query('SELECT name, city FROM team_seasons WHERE "teamId" = $1', [teamId]);
    expect(listed.rows).toEqual([{ name: 'Les Louves', city: 'Sherbrooke' }]);
  });

  test('a league does not move to the category and region of another, on the site or in the file', async () => {
    const info = { ...sampleInfo, regions: [...sampleInfo.regions, other] };
    await withInfo(info);
    const { seasonId, categoryId, rulesetId } = await leagueRow();
    const regionId = await idOfRegion('estrie');
    const created = { seasonId, categoryId, regionId, rulesetId, rulesetVersion: 1, key: null };
    const name = { fr: 'Déjà là', en: 'There already' };
    const command = {
      type: 'CreateLeague',
      commandId: randomUUID(),
      leagueId: 900,
      name,
      ...created,
    } as const;
    await execute(site.log, 'league-900', league, command, member);
    const head = await site.log.head();
    const conflict = { file: 'dataset.json', line: 0, reason: 'place-taken' };
    const moved = await withInfo(inEstrie());
    expect(moved.rejections).toEqual([]);
    expect(moved.contradictions).toEqual([{ ...conflict, column: 'leagues.m13.region', value: 'estrie' }]);
    const added = await withInfo(inEstrie({ key: 'new' }));
    expect(added.rejections).toContainEqual({ ...conflict, column: 'leagues[0].region', value: 'new' });
    expect(await site.log.head()).toBe(head);
    const twice = {
      ...sampleInfo,
      leagues: [...sampleInfo.leagues, { ...sampleInfo.leagues[0], key: 'm13-b' }],
    };
    expect(() => sampleSource([], sampleTeams, twice)).toThrow(
      expect.objectContaining({
        details: {
          code: 'invalid-dataset',
          problems: [{ path: 'leagues[3].region', problem: 'duplicate-place', value: 'mauricie' }],
        },
      }),
    );
  });

  test('an import waits while the site changes an address', async () => {
    const client = await site.pool.connect();
    await client.query('SELECT pg_advisory_lock($1)', [addressLock]);
    let isDone = false;
    const importing = site.import(sampleSource([])).then(() => {
      isDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(isDone).toBe(false);
    expect(await site.log.head()).toBe('0');
    await client.query('SELECT pg_advisory_unlock($1)', [addressLock]);
    client.release();
    await importing;
    expect(await leagueRow()).toBeDefined();
  });
});

/** Throws at the append with this number, as a crash would. */
const crashingAt = (log: EventLog, append: number): EventLog => {
  let appends = 0;
  return {
    ...log,
    appendMany: async (batch) => {
      appends += 1;
      if (appends === append) throw new Error('crash');
      return log.appendMany(batch);
    },
  };
};

const contentText = `SELECT g."sourceKey", s.slug, l."sourceKey" AS league, t."sourceKey" AS tournament, g.stage, g."groupName",
  g.date, g.time, h."sourceKey" AS home, a."sourceKey" AS away, g.status, g."homeGoals", g."awayGoals", g."decidedIn"
  FROM games g JOIN seasons s USING ("seasonId") LEFT JOIN leagues l USING ("leagueId")
  LEFT JOIN tournaments t USING ("tournamentId") JOIN teams h ON h."teamId" = g."homeTeamId"
  JOIN teams a ON a."teamId" = g."awayTeamId" ORDER BY 1`;
const standingsText = `SELECT coalesce(l."sourceKey", t."sourceKey") AS competition, s."groupName", e."sourceKey", s.rank,
  s.points, s."totalPoints", s."goalsFor" FROM standings s JOIN teams e USING ("teamId")
  LEFT JOIN leagues l ON l.competition = s.competition LEFT JOIN tournaments t ON t.competition = s.competition
  ORDER BY 1, 2, 3`;
const contentOf = async ({ pool }: ImportSite) => ({
  games: (await pool.query(contentText)).rows,
  standings: (await pool.query(standingsText)).rows,
});

describe('a larger dataset', () => {
  const dataset = generateDataset({ seasons: 2, games: 3_000, seed: 7 });
  /** The result of an undisturbed import. */
  let expected: Awaited<ReturnType<typeof contentOf>>;
  beforeAll(async () => {
    const other = await openSite();
    try {
      await other.import(dataset);
      expected = await contentOf(other);
    } finally {
      await other.close();
    }
  });

  test('is completed by the next run when it was interrupted between two appends', async () => {
    const crashing = importStoreOn(crashingAt(site.log, 3), site.pool, site.store.catchUp);
    const act = importDataset(crashing, dataset, { source: 'import' });
    await expect(act).rejects.toThrow('crash');
    await site.store.catchUp();
    const partly = (await contentOf(site)).games.length;
    const { counts } = await site.import(dataset);
    expect(partly).toBeGreaterThan(0);
    expect(counts.game.unchanged).toBe(partly);
    expect(await contentOf(site)).toEqual(expected);
  });

  test('has the same views for any order of its rows', async () => {
    const backwards = {
      ...dataset,
      teams: () => [...dataset.teams()].toReversed(),
      games: () => [...dataset.games()].toReversed(),
    };
    await site.import(backwards);
    expect(await contentOf(site)).toEqual(expected);
  });

  test('is imported once when two imports run at the same time', async () => {
    const all = await Promise.all([site.import(dataset), site.import(dataset)]);
    const added = all.map(({ counts }) => counts.game.added).sort((a, b) => a - b);
    expect(added).toEqual([0, expected.games.length]);
  });
});

test('the views are up to date when an import ends', async () => {
  await site.import(sampleSource(games));
  const { rows } = await site.pool.query('SELECT count(*) AS teams FROM standings');
  expect(Number(rows[0]?.teams)).toBeGreaterThan(0);
});
