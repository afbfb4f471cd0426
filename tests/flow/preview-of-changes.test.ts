import type { SeasonChanges } from '@rondelle/contracts/competition/preview.outputs.ts';
import type { RollBackPlanOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { PreviewOutput } from '@rondelle/contracts/competition/preview.inputs.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let member: Client & { readonly id: string };
beforeAll(async () => {
  site = await startWritingSite();
  member = await site.member('Ailière', 'specialSupervisor');
});
afterAll(() => site?.stop());

type Line = { readonly key: string; readonly rank: number; readonly points: number };
type Shot = { readonly key: string; readonly best: number };
/** The stored rows of tables, streaks and feats. */
const stored = async () => {
  const { rows: tables } = await site.pool.query<Line>(
    `SELECT competition || ' ' || "categoryId" || ' ' || "groupName" || ' ' || "teamId" AS key, rank,
      "totalPoints" AS points FROM standings
    UNION ALL SELECT competition || ' ' || "categoryId" || ' ' || "nameFr" || ' ' || "teamId",
      rank() OVER (PARTITION BY competition, "divisionId" ORDER BY rank)::int, "totalPoints"
      FROM standings JOIN divisions USING ("divisionId")`,
  );
  const { rows: streaks } = await site.pool.query<Shot>(
    `SELECT "seasonId" || ' ' || "teamId" AS key, coalesce((winning->'longest'->>'length')::int, 0) AS best
      FROM streaks`,
  );
  const { rows: feats } = await site.pool.query<Shot>(
    `SELECT "seasonId" || ' ' || "teamId" AS key, "biggestMargin" AS best FROM feats`,
  );
  const bests = (rows: readonly Shot[]) => new Map(rows.map(({ key, best }) => [key, String(best)]));
  return {
    ranks: new Map(tables.map(({ key, rank, points }) => [key, `${rank} ${points}`])),
    streaks: bests(streaks),
    feats: bests(feats),
  };
};
type Stored = Awaited<ReturnType<typeof stored>>;

const differences = (then: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>, none: string) =>
  [...new Set([...then.keys(), ...now.keys()])]
    .map((key) => `${key}: ${then.get(key) ?? none} → ${now.get(key) ?? none}`)
    .filter((line) => !/: (.+) → \1$/.test(line))
    .sort();

type Place = SeasonChanges['ranks'][number]['before'];
const placeWords = (place: Place) => (place ? `${place.rank} ${place.points}` : '–');
const valuesOf = ({ seasons }: PreviewOutput) => ({
  ranks: seasons
    .flatMap(({ ranks }) => ranks)
    .map(
      ({ competition, category, group, team, before, after }) =>
        `${competition.kind}-${competition.id} ${category.id} ${group} ${team.id}: ${placeWords(before)} → ${placeWords(after)}`,
    )
    .sort(),
  streaks: seasons
    .flatMap(({ season, streaks }) =>
      streaks
        .filter(({ kind, measure }) => kind === 'winning' && measure === 'longest')
        .map(({ team, before, after }) => `${season.id} ${team.id}: ${before} → ${after}`),
    )
    .sort(),
  feats: seasons
    .flatMap(({ season, feats }) =>
      feats
        .filter(({ feat }) => feat === 'biggestWin')
        .map(({ team, before, after }) => `${season.id} ${team.id}: ${before} → ${after}`),
    )
    .sort(),
});
const moved = (then: Stored, now: Stored) => ({
  ranks: differences(then.ranks, now.ranks, '–'),
  streaks: differences(then.streaks, now.streaks, '0'),
  feats: differences(then.feats, now.feats, '0'),
});

const preview = (procedure: string, input: object) =>
  member.mutate<PreviewOutput>('preview.changes', { procedure, input });

/** Sends a command until it is finished, as a form does. */
const send = async (procedure: string, input: object): Promise<void> => {
  const commandId = randomUUID();
  for (let before: unknown; ; ) {
    const { status, data } = await member.mutate(procedure, {
      commandId,
      ...input,
      ...(before ? { before } : {}),
    });
    expect(status).toBe(200);
    if (data['finished'] !== false) return;
    before = data['next'];
  }
};

/** Expects that the preview, made before anything is recorded, names exactly the later changes. */
const expectAsPreviewed = async (procedure: string, input: object) => {
  const [then, head] = [await stored(), await site.log.head()];
  const { status, data } = await preview(procedure, input);
  expect(status).toBe(200);
  expect(await site.log.head()).toBe(head);
  expect(await stored()).toEqual(then);
  await send(procedure, input);
  expect(valuesOf(data)).toEqual(moved(then, await stored()));
  return valuesOf(data);
};

const record = async (changes: object = {}) => {
  const { data } = await member.mutate('game.record', { ...anotherGame, ...changes });
  return { gameId: Number(data['id']), position: String(data['position']) };
};
const dayOf = (at: number) => new Date(Date.UTC(2021, 9, 1 + at)).toISOString().slice(0, 10);
const ids = { leagueId: 11, seasonId: 1 };
const registered = async (name: string) => {
  const listing = { seasonId: 1, categoryId: 1, regionId: 1, city: null };
  const { data } = await member.mutate('team.register', { ...listing, name });
  await member.mutate('league.enterTeam', { ...ids, teamId: Number(data['id']), divisionId: null });
  return Number(data['id']);
};

describe('a preview', () => {
  test('equals the effect of a merge of two teams, and of its undo', async () => {
    const teamId = await registered('Faucons en double');
    await record({ homeTeamId: teamId, date: '2021-12-01' });
    await record({ homeTeamId: teamId, date: '2021-12-02', homeGoals: 9 });
    const merged = await expectAsPreviewed('history.mergeTeams', { teamId, into: 1 });
    expect(merged.ranks.length).toBeGreaterThan(1);
    expect(merged.streaks.length).toBeGreaterThan(0);
    const { rows } = await site.pool.query<{ id: string }>(
      `SELECT "correlationId" AS id FROM activity_log WHERE action = 'TeamMerged' ORDER BY position DESC LIMIT 1`,
    );
    const undone = await expectAsPreviewed('history.undoTogether', { correlationId: rows[0]?.id });
    expect(undone.ranks.length).toBe(merged.ranks.length);
  });

  test('equals the effect of a weekend of results, some of them refused', async () => {
    const games = [
      { ...aGame, date: '2022-01-08', homeGoals: 11 },
      { ...aGame, date: '2022-01-09', homeTeamId: 3, awayTeamId: 1 },
      { ...aGame, date: '1999-01-09' },
    ].map((game) => ({ ...game, commandId: randomUUID() }));
    const { data } = await preview('game.saveMany', { games });
    expect(data.refusedGames).toEqual([
      { at: 2, code: 'game/date-outside-season', field: 'date', message: expect.any(String), there: null },
    ]);
    expect((await expectAsPreviewed('game.saveMany', { games })).ranks.length).toBeGreaterThan(1);
  });

  test('covers more results than one request saves, a merge and a rollback of more than five hundred changes', async () => {
    const from = new Date().toISOString();
    const teamId = await registered('Infatigables');
    const games = Array.from({ length: 520 }, (_, at) => ({
      ...aGame,
      date: at === 300 ? '1999-01-01' : dayOf(at % 150),
      homeTeamId: teamId,
      again: true,
      commandId: randomUUID(),
    }));
    const many = await preview('game.saveMany', { games });
    expect(many.data.refusedGames).toMatchObject([{ at: 300, field: 'date' }]);
    await Promise.all(
      [0, 100, 200, 300, 400, 500].map((from) =>
        member.mutate('game.saveMany', { games: games.slice(from, from + 100) }),
      ),
    );
    const merged = await preview('history.mergeTeams', {
      teamId,
      into: await registered('Infatigables, encore'),
    });
    expect(valuesOf(merged.data).ranks.length).toBeGreaterThan(1);
    const listed = merged.data.seasons.flatMap(({ ranks }) => ranks).find(({ team }) => team.id === teamId);
    expect(listed).toMatchObject({ before: { points: expect.any(Number) }, after: null });
    const admin = await site.member('Gardienne', 'superAdmin');
    const to = new Date(Date.now() + 60_000).toISOString();
    const range = { member: member.id, from, to };
    const planned = async (page: number) =>
      (await admin.query<RollBackPlanOutput>('history.rollBackPlan', { ...range, page })).data;
    const plan = await planned(1);
    expect(plan).toMatchObject({ more: false, paging: { page: 1, total: plan.total } });
    expect(plan.total).toBeGreaterThan(519);
    expect(plan.entries).toHaveLength(100);
    const last = await planned(plan.paging.pages);
    expect(last).toMatchObject({ total: plan.total, possible: plan.possible, changes: plan.changes });
    expect(last.entries).toHaveLength(plan.total - 100 * (plan.paging.pages - 1));
  });

  test('equals the effect of undoing a deletion, and of a new ruleset', async () => {
    const { gameId } = await record({ date: '2022-02-01' });
    const deleted = await member.mutate('game.delete', { gameId, seasonId: 1, reason: 'other' });
    const undone = await expectAsPreviewed('history.undo', { position: deleted.data['position'] });
    expect(undone.ranks.length).toBeGreaterThan(0);
    const { data } = await member.mutate('ruleset.define', { rules: presets.threeTwoOne });
    const ruled = { ...ids, rulesetId: data['id'], rulesetVersion: 1 };
    expect((await expectAsPreviewed('league.changeRuleset', ruled)).ranks.length).toBeGreaterThan(0);
    const { rows } = await site.pool.query<{ position: string }>(
      `SELECT position FROM activity_log WHERE action = 'LeagueRulesetChanged' ORDER BY position DESC LIMIT 1`,
    );
    const back = await expectAsPreviewed('history.undo', { position: rows[0]?.position });
    expect(back.ranks.length).toBeGreaterThan(0);
  });

  test('contains the ranks of a league that is deleted or restored, and nothing for a new region', async () => {
    const admin = await site.member('Patronne', 'admin');
    const regions = await Promise.all(
      ['Estrie', 'Beauce'].map((name) => admin.mutate('region.add', { name: { fr: name, en: name } })),
    );
    const [estrie, beauce] = regions.map(({ data }) => Number(data['id']));
    const name = { fr: 'Ligue d’un jour', en: 'League of a day' };
    const made = await member.mutate('league.create', {
      seasonId: 1,
      categoryId: 2,
      regionId: estrie,
      name,
      rulesetId: 1,
      rulesetVersion: 1,
    });
    const leagueId = Number(made.data['id']);
    expect(made.status).toBe(200);
    const league = { leagueId, seasonId: 1 };
    await send('league.enterTeams', { ...league, teams: [{ teamId: 2, divisionId: null }] });
    const elsewhere = { ...league, categoryId: 2, regionId: beauce, name };
    expect(await expectAsPreviewed('league.edit', elsewhere)).toEqual({ ranks: [], streaks: [], feats: [] });
    const afterDelete = await expectAsPreviewed('league.delete', { ...league, reason: 'other' });
    expect(afterDelete.ranks).toEqual([`league-${leagueId} 2  2: 1 0 → –`]);
    const back = await expectAsPreviewed('league.restore', league);
    expect(back.ranks).toEqual([`league-${leagueId} 2  2: – → 1 0`]);
  });

  test('equals the effect of teams that enter and leave a league', async () => {
    const teamId = await registered('Passants');
    expect((await expectAsPreviewed('league.removeTeam', { ...ids, teamId })).ranks).toHaveLength(1);
    const teams = [{ teamId, divisionId: null }];
    expect((await expectAsPreviewed('league.enterTeams', { ...ids, teams })).ranks).toHaveLength(1);
  });

  test('equals the effect of a team in another division, and of a tournament with other dates and categories', async () => {
    const teamId = await registered('Divisés');
    const divided = await expectAsPreviewed('league.moveTeam', { ...ids, teamId, divisionId: 1 });
    expect(divided.ranks).toEqual([`league-11 1 Est ${teamId}: – → 1 0`]);
    const second = await expectAsPreviewed('league.moveTeam', { ...ids, teamId: 1, divisionId: 1 });
    expect(second.ranks).toContain(`league-11 1 Est ${teamId}: 1 0 → 2 0`);
    expect(
      (await expectAsPreviewed('league.moveTeam', { ...ids, teamId: 1, divisionId: null })).ranks,
    ).toHaveLength(2);
    const name = { fr: 'Tournoi déplacé', en: 'Moved tournament' };
    const sent = {
      seasonId: 1,
      name,
      startsOn: '2021-12-10',
      endsOn: '2021-12-12',
      categoryIds: [1],
      city: null,
    };
    const { data } = await member.mutate('tournament.create', { ...sent, rulesetId: 1, rulesetVersion: 1 });
    const cup = { seasonId: 1, tournamentId: Number(data['id']) };
    await send('tournament.enterTeams', { ...cup, categoryId: 1, group: null, teamIds: [teamId] });
    const dated = { ...sent, ...cup, startsOn: '2021-12-17', endsOn: '2021-12-19', categoryIds: [1, 2] };
    expect((await expectAsPreviewed('tournament.edit', dated)).ranks).toEqual([]);
    expect(await preview('tournament.edit', { ...dated, categoryIds: [2] })).toMatchObject({
      code: 'tournament/category-has-teams',
    });
  });
});

test('is refused with the same error as its command', async () => {
  const { gameId } = await record({ date: '2022-03-01' });
  expect(await preview('league.delete', { ...ids, reason: 'other' })).toMatchObject({
    code: 'league/has-games',
  });
  expect(await preview('history.mergeTeams', { teamId: 1, into: 3 })).toMatchObject({
    code: 'game/same-team',
  });
  expect(await preview('game.delete', { gameId, seasonId: 1 })).toMatchObject({ status: 400 });
});

test('requires the permission of its command, and is refused for a command that affects no tables', async () => {
  const question = { procedure: 'league.changeRuleset', input: { ...ids, rulesetId: 1, rulesetVersion: 1 } };
  const newcomer = await site.member('Recrue');
  expect(await newcomer.mutate('preview.changes', question)).toMatchObject({ status: 403 });
  expect(await site.visitor.mutate('preview.changes', question)).toMatchObject({ status: 401 });
  const other = { procedure: 'member.setRole', input: {} };
  expect(await member.mutate('preview.changes', other)).toMatchObject({ status: 400 });
});
