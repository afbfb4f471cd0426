import { randomUUID } from 'node:crypto';
import { isAllowed, type Permission } from '@rondelle/contracts/membership/permissions.ts';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';

type Known = Client & { readonly id: string };
type Competition = { readonly kind: 'league' | 'tournament'; readonly id: number };
type Waiting = { readonly waiting: readonly { readonly member: { readonly id: number } }[] };

const league = { kind: 'league', id: 11 } as const;
const tournament = { kind: 'tournament', id: 1 } as const;

let site: WritingSite;
let admin: Known;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Patronne', 'admin');
  await admin.mutate('season.choose', { seasonId: 1 });
});
afterAll(() => site?.stop());

const numberOf = async ({ id }: Known): Promise<number> => {
  const { rows } = await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [id]);
  return rows[0].number;
};
const join = async (who: Known, what: Competition): Promise<number> => {
  expect(await who.mutate('supervision.join', what)).toMatchObject({ status: 200 });
  return numberOf(who);
};
const judge = (by: Client, verdict: 'accept' | 'decline', what: Competition, uid: number) =>
  by.mutate(`supervision.${verdict}`, { ...what, uid });

/** True for a permission that a member has only as an accepted supervisor. */
const needsAcceptance = (permission: Permission | undefined): boolean =>
  permission !== undefined &&
  isAllowed('member', permission, 'accepted') &&
  !isAllowed('member', permission, 'joined');

const inLeague = { leagueId: 11, seasonId: 1 };
const inTournament = { tournamentId: 1, seasonId: 1 };
/** Valid inputs of all procedures that need such a right; a new one fails the test until it is added. */
const attempts = (uid: number, position: string): Readonly<Record<string, object>> => ({
  'league.changeRuleset': { ...inLeague, rulesetId: 1, rulesetVersion: 1 },
  'league.recordDraw': { ...inLeague, teamIds: [1, 3] },
  'league.withdrawDraw': inLeague,
  'league.withdrawTeam': { ...inLeague, teamId: 1, treatment: 'void', reason: 'league-decision' },
  'league.returnTeam': { ...inLeague, teamId: 1 },
  'league.deductPoints': { ...inLeague, teamId: 1, points: 3, reason: 'typing-error' },
  'tournament.changeRuleset': { ...inTournament, rulesetId: 1, rulesetVersion: 1 },
  'tournament.recordDraw': { ...inTournament, teamIds: [1, 3] },
  'tournament.withdrawDraw': inTournament,
  'tournament.deductPoints': { ...inTournament, teamId: 1, points: 3, reason: 'typing-error' },
  'tournament.drawBracket': { ...inTournament, categoryId: 1, groupGames: 1, slots: [] },
  'supervision.accept': { ...league, uid },
  'supervision.decline': { ...league, uid },
  'supervision.waiting': league,
  'moderation.queue': { lang: 'fr' },
  'moderation.count': { lang: 'fr' },
  'moderation.approve': { position },
  'moderation.undo': { position },
  'moderation.decideHeld': { decision: 'accept', changes: [{ id: 1, revision: '0' }] },
});

/** Lets a supervisor correct a disputed result; returns its position in the review queue. */
const suspicious = async (): Promise<string> => {
  const [first, second, third] = [
    await site.member(`Un${randomUUID().slice(0, 6)}`),
    await site.member(`Deux${randomUUID().slice(0, 6)}`),
    await site.member(`Trois${randomUUID().slice(0, 6)}`, 'supervisor'),
  ];
  const gameId = Number((await first.mutate('game.record', anotherGame)).data['id']);
  const sent = { gameId, seasonId: 1 };
  await second.mutate('game.confirmResult', { ...sent, side: 'away' });
  const { decidedIn, forfeitedBy, homeFairPlay, awayFairPlay } = anotherGame;
  const score = { homeGoals: 1, awayGoals: 9, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay };
  await third.mutate('game.correctResult', { ...sent, ...score, reason: 'typing-error' });
  const found = async () =>
    (
      await admin.query<{ entries: { entry: { position: string; subject: { id: number } } }[] }>(
        'moderation.queue',
        { lang: 'fr' },
      )
    ).data.entries.find(({ entry }) => entry.subject.id === gameId)?.entry.position;
  await expect.poll(found).toBeDefined();
  return (await found()) ?? '';
};

/** The error codes of all attempts, or the result of a query that succeeds. */
const outcomes = async (who: Client, inputs: Readonly<Record<string, object>>) => {
  const found: [string, unknown][] = [];
  for (const { name, type } of procedures.filter(({ permission }) => needsAcceptance(permission))) {
    const input = inputs[name] ?? {};
    const response = await (type === 'query' ? who.query(name, input) : who.mutate(name, input));
    found.push([name, response.code ?? (type === 'query' ? response.data : 'allowed')]);
  }
  return new Map(found);
};

const nothing: Readonly<Record<string, unknown>> = {
  'supervision.waiting': { waiting: [] },
  'moderation.count': { open: 0 },
  'moderation.approve': 'event/unknown',
  'moderation.undo': 'event/unknown',
  // The result lists each refused change; see rewritten-season.test.ts.
  'moderation.decideHeld': 'allowed',
};

describe('a new member who joins the supervisors of a league of others', () => {
  test('gets none of the rights that need acceptance, in any procedure of the router', async () => {
    const [stranger, other] = [await site.member('Étrangère'), await site.member('Complice')];
    await join(stranger, league);
    await join(stranger, tournament);
    const inputs = attempts(await join(other, league), await suspicious());
    const needed = procedures.filter(({ permission }) => needsAcceptance(permission)).map(({ name }) => name);
    expect(needed.toSorted()).toEqual(Object.keys(inputs).toSorted());
    for (const [name, outcome] of await outcomes(stranger, inputs)) {
      if (name === 'moderation.queue')
        expect(outcome).toMatchObject({ entries: [], held: [], waiting: [], isReviewer: false });
      else expect([name, outcome]).toEqual([name, nothing[name] ?? 'permission/denied']);
    }
  });

  test('cannot settle a dispute, undo a supervisor’s change or follow private channels', async () => {
    const [stranger, eva, noa] = [
      await site.member('Inconnue'),
      await site.member('Eva'),
      await site.member('Noa'),
    ];
    await join(stranger, league);
    const gameId = Number((await eva.mutate('game.record', { ...anotherGame, time: '06:15' })).data['id']);
    const side = { gameId, seasonId: 1, side: 'away' };
    await noa.mutate('game.disputeResult', { ...side, reason: 'typing-error' });
    expect(await stranger.mutate('game.confirmResult', side)).toMatchObject({ code: 'game/disputed' });
    expect(await stranger.query('league.current', { id: 11 })).toMatchObject({
      data: { maySupervise: false },
    });

    await admin.mutate('league.deductPoints', {
      ...inLeague,
      teamId: 3,
      points: 2,
      reason: 'typing-error',
    });
    const { rows } = await site.pool.query(
      `SELECT position FROM eventlog.events WHERE type = 'LeaguePointsDeducted' ORDER BY position DESC LIMIT 1`,
    );
    const undone = await stranger.mutate('history.undo', { position: String(rows[0].position) });
    expect(undone).toMatchObject({ code: 'permission/denied' });

    for (const channels of [['moderation'], ['supervision:league-11']]) {
      const response = await fetch(`${site.url}/broadcasting/auth`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: site.url.replace('http:', 'https:'),
          cookie: `session=${stranger.token}`,
        },
        body: JSON.stringify({ channels }),
      });
      expect([channels, response.status]).toEqual([channels, 403]);
    }
  });

  test('is listed, can receive messages, imports and enters results before being accepted', async () => {
    const helper = await site.member('Bénévole');
    const number = await join(helper, league);
    const page = await site.visitor.query<{ supervisors: { supervisor: { id: number } }[] }>(
      'supervision.list',
      { sid: '2021-2022' },
    );
    expect(page.data.supervisors.map(({ supervisor }) => supervisor.id)).toContain(number);
    const ticket = await site.visitor.query('supervision.contactTicket', { suid: number });
    expect(ticket.data['ticket']).toEqual(expect.any(String));
    expect(await helper.mutate('game.record', { ...anotherGame, time: '07:15' })).toMatchObject({
      status: 200,
    });
    const begun = {
      importId: randomUUID(),
      season: '2021-2022',
      leagueId: 11,
      rows: 1,
      headings: [],
      columns: [],
    };
    expect((await helper.mutate('imports.begin', begun)).code).not.toBe('permission/denied');
    expect((await helper.query('following.status', league)).data).toEqual({
      liked: false,
      supervised: true,
      waits: true,
      mayAccept: false,
    });
  });
});

describe('acceptance', () => {
  test('adds the rights in that competition only, and declining removes them', async () => {
    const who = await site.member('Persévérante');
    const number = await join(who, league);
    await join(who, tournament);
    const waiting = async () =>
      (await admin.query<Waiting>('supervision.waiting', league)).data.waiting.map(({ member }) => member.id);
    expect(await waiting()).toContain(number);
    expect(await judge(admin, 'accept', league, number)).toMatchObject({ status: 200 });
    expect(await waiting()).not.toContain(number);
    const inputs = attempts(await join(await site.member('Suivante'), league), await suspicious());
    const accepted = await outcomes(who, inputs);
    const refused = [...accepted].filter(([, outcome]) => outcome === 'permission/denied');
    expect(refused.map(([name]) => name).toSorted()).toEqual(
      Object.keys(inputs)
        .filter((name) => name.startsWith('tournament.'))
        .toSorted(),
    );
    expect(accepted.get('moderation.queue')).toMatchObject({ isReviewer: true });
    expect(await judge(admin, 'decline', league, number)).toMatchObject({ status: 200 });
    const draw = { ...inLeague, teamIds: [3, 1] };
    expect(await who.mutate('league.recordDraw', draw)).toMatchObject({ code: 'permission/denied' });
    // Joining again does not bring the rights back.
    await who.mutate('supervision.join', league);
    expect(await who.mutate('league.recordDraw', draw)).toMatchObject({ code: 'permission/denied' });
  });

  test('requires an accepted supervisor of the same competition, not of another, and not oneself', async () => {
    const [chief, elsewhere, asker] = [
      await site.member('Cheffe'),
      await site.member('Voisine'),
      await site.member('Candidate'),
    ];
    const [first, second] = [await join(chief, league), await join(elsewhere, { kind: 'league', id: 12 })];
    await judge(admin, 'accept', league, first);
    await judge(admin, 'accept', { kind: 'league', id: 12 }, second);
    const number = await join(asker, league);
    for (const by of [elsewhere, asker])
      expect(await judge(by, 'accept', league, number)).toMatchObject({ code: 'permission/denied' });
    for (const verdict of ['accept', 'decline'] as const)
      expect(await judge(chief, verdict, league, first)).toMatchObject({ code: 'permission/denied' });
    expect(await judge(chief, 'accept', league, number)).toMatchObject({ status: 200 });
    expect(await judge(chief, 'accept', league, number)).toMatchObject({ data: { position: null } });
    // A member who never joined cannot be accepted.
    const nobody = await numberOf(await site.member('Personne'));
    expect(await judge(chief, 'accept', league, nobody)).toMatchObject({ code: 'supervisor/unknown' });
  });

  test('is not restored by undoing a departure or a removal', async () => {
    const who = await site.member('Revenante');
    const number = await join(who, league);
    await judge(admin, 'accept', league, number);
    await judge(admin, 'decline', league, number);
    const { rows } = await site.pool.query(
      `SELECT position FROM eventlog.events WHERE type = 'LeagueSupervisorLeft' AND data->>'memberId' = $1`,
      [who.id],
    );
    const position = String(rows[0].position);
    expect(await who.mutate('history.undo', { position })).toMatchObject({ code: 'permission/denied' });
    expect(await admin.mutate('history.undo', { position })).toMatchObject({ status: 200 });
    const draw = { ...inLeague, teamIds: [1, 3] };
    expect((await who.mutate('league.recordDraw', draw)).code).not.toBe('permission/denied');
  });
});

describe('without acceptance', () => {
  test('members with the role of supervisor have the rights immediately, until they lose the role', async () => {
    const keeper = await site.member('Gardienne', 'supervisor');
    await join(keeper, league);
    const draw = { ...inLeague, teamIds: [1, 3] };
    expect((await keeper.mutate('league.recordDraw', draw)).code).not.toBe('permission/denied');
    await site.pool.query(`UPDATE accounts.members SET role = 'member' WHERE id = $1`, [keeper.id]);
    expect(await keeper.mutate('league.recordDraw', draw)).toMatchObject({ code: 'permission/denied' });
  });

  test('the creator of a league has the rights immediately, until somebody removes them', async () => {
    const founder = await site.member('Fondatrice');
    const created = await founder.mutate('league.create', {
      seasonId: 1,
      categoryId: 2,
      regionId: await site.emptyRegion(77, 'Abitibi'),
      name: { fr: 'Ligue neuve', en: 'New league' },
      rulesetId: 1,
      rulesetVersion: 1,
    });
    expect(created).toMatchObject({ status: 200 });
    const leagueId = Number(created.data['id']);
    const own = { kind: 'league', id: leagueId } as const;
    const rules = { leagueId, seasonId: 1, rulesetId: 1, rulesetVersion: 1 };
    expect(await founder.mutate('league.changeRuleset', rules)).toMatchObject({ code: 'permission/denied' });
    const number = await join(founder, own);
    expect((await founder.query('following.status', own)).data).toMatchObject({ waits: false });
    expect(await founder.mutate('league.changeRuleset', rules)).toMatchObject({ status: 200 });
    await judge(admin, 'decline', own, number);
    await join(founder, own);
    expect(await founder.mutate('league.changeRuleset', rules)).toMatchObject({ code: 'permission/denied' });
  });
});
