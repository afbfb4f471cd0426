import { isAllowed, isPrivate, type Permission } from '@rondelle/contracts/membership/permissions.ts';
import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import { restRoutes } from '@rondelle/gateway/rest/routes.ts';
import { findByUsername } from '@rondelle/members/accounts/members.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';
import { isWholeRun } from '../support/scope.ts';
import {
  type Everybody,
  people,
  type Person,
  roleOf,
  type Sent,
  startEverybody,
} from './support/everybody.ts';

let everybody: Everybody;
beforeAll(async () => {
  everybody = await startEverybody();
});
afterAll(() => everybody?.stop());
const post: Everybody['post'] = (...sent) => everybody.post(...sent);
const get: Everybody['get'] = (...sent) => everybody.get(...sent);

/** Procedures that anyone may call; without a session they return that nobody is logged in. */
const sessionOptional = new Set(['account.current', 'account.unimpersonate', 'account.logOut']);

/**
 * The verdict of the table for an empty input. Its subject is not known yet, so the scope of a permission cannot
 * refuse it.
 */
const expected = (person: Person, permission: Permission, type: string): string => {
  const role = roleOf(person);
  if (isAllowed('visitor', permission)) return 'admitted';
  if (role === 'visitor') return 'session/required';
  const isBlocked = person === 'impersonating' && (type === 'mutation' || isPrivate(permission));
  return !isBlocked && isAllowed(role, permission, 'accepted') ? 'admitted' : 'permission/denied';
};
const verdictIn = (text: string): string =>
  ['session/required', 'permission/denied'].find((code) => text.includes(code)) ?? 'admitted';
/** All gateways in `npm run test:all`; in `npm test` one of them, so that each has its turn with every procedure. */
const gatewaysFor = (turn: number): readonly string[] => {
  const { gateways } = everybody;
  return isWholeRun ? gateways : gateways.filter((_, i) => i === turn % gateways.length);
};
const call = (name: string, type: string, sent: Sent) =>
  type === 'mutation'
    ? post(`/trpc/${name}`, {}, sent)
    : get(`/trpc/${name}?input=${encodeURIComponent('{}')}`, sent);

test('an admin who impersonates a member sees neither their notifications nor their messages', () => {
  const closed = procedures.filter(
    ({ type, permission }) => type === 'query' && permission && isPrivate(permission),
  );
  const names = closed.map(({ name }) => name);
  for (const name of ['account.get', 'account.export', 'chat.rooms', 'chat.messages', 'notification.list'])
    expect(names).toContain(name);
  for (const name of ['forum.own', 'forum.held']) expect(names).toContain(name);
});

describe('every procedure', () => {
  test('declares its permission', () => {
    expect(procedures.length).toBeGreaterThan(50);
    for (const { name, permission } of procedures) expect([name, permission]).not.toEqual([name, undefined]);
  });

  test('needs a session to change something, except the public ones listed here', () => {
    const open = procedures
      .filter(({ type, permission }) => type === 'mutation' && permission && isAllowed('visitor', permission))
      .map(({ name }) => name);
    expect(open.toSorted()).toEqual([
      'account.askParentAgain',
      'account.awaitedConsent',
      'account.captcha',
      'account.changeParent',
      'account.confirm',
      'account.forgottenPassword',
      'account.forgottenUsername',
      'account.logIn',
      'account.logOut',
      'account.openApiSession',
      'account.readLink',
      'account.register',
      'account.reject',
      'account.resetPassword',
      'account.unimpersonate',
      'content.contact',
      'notification.unsubscribe',
      'settings.redeemTicket',
      'setup.createAdmin',
      'setup.state',
      'signInMethods.beginPasskeyEntry',
      'signInMethods.enterByPasskey',
      'signInMethods.enterBySecondFactor',
      'signInMethods.join',
      'signInMethods.newcomer',
      'supervision.contact',
    ]);
  });

  test.each(people)(
    'admits or refuses %s as the permissions table requires, at both gateways',
    async (person) => {
      const token = everybody.tokens.get(person);
      const wrong: string[] = [];
      for (const [i, { name, type, permission }] of procedures.entries()) {
        if (sessionOptional.has(name) || !permission) continue;
        // Subscriptions are tested in `permissions-live.test.ts`, each over its own connection.
        if (type === 'subscription') continue;
        const wanted = expected(person, permission, type);
        for (const at of gatewaysFor(i + people.indexOf(person))) {
          const response = await call(name, type, { token, at });
          const verdict = verdictIn(await response.text());
          if (verdict !== wanted || response.status >= 500)
            wrong.push(`${name}: ${verdict} (${response.status}) instead of ${wanted}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test('is covered with every kind of user', () => {
    console.log(`${procedures.length} procedures × ${people.length} people × 2 gateways`);
    const named = new Set(procedures.map(({ permission }) => permission));
    expect(named.size).toBeGreaterThan(5);
  });
});

type Operation = { readonly method: string; readonly route: string; readonly procedure: string };
const operations = async (): Promise<Operation[]> => {
  const { paths } = (await (await get('/api/v1/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  return Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      method: method.toUpperCase(),
      route: route.replaceAll(/\{\w+\}/g, '1'),
      // A procedure may have several routes; a suffix of the operation id distinguishes them.
      procedure: operationId.replace('_', '.').replace(/_\w+$/, ''),
    })),
  );
};
const send = ({ method, route }: Operation, token: string | undefined) =>
  fetch(`${everybody.site.url}${route}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: method === 'GET' ? null : '{}',
  });

describe('REST', () => {
  test('documents every route, and each route calls a procedure', async () => {
    const described = await operations();
    const known = new Set([...procedures.map(({ name }) => name), 'account.refresh']);
    for (const { route, procedure } of described)
      expect([route, known.has(procedure)]).toEqual([route, true]);
    for (const { procedure } of restRoutes)
      expect(described.map((one) => one.procedure)).toContain(procedure);
    console.log(`${described.length} REST routes × ${people.length} people`);
  });

  test.each(people)('applies to %s the permissions of the procedure behind each route', async (person) => {
    const wrong: string[] = [];
    const known = new Map(procedures.map((one) => [one.name, one]));
    for (const operation of await operations()) {
      const { permission, type } = known.get(operation.procedure) ?? {};
      if (!permission || !type || sessionOptional.has(operation.procedure)) continue;
      const response = await send(operation, everybody.tokens.get(person));
      const verdict = verdictIn(await response.text());
      const wanted = expected(person, permission, type);
      if (verdict !== wanted || response.status >= 500)
        wrong.push(`${operation.route}: ${verdict} (${response.status}) instead of ${wanted}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(people)('returns the account of %s, or 401 without a session', async (person) => {
    const role = roleOf(person);
    const response = await get('/api/v1/auth/user', { token: everybody.tokens.get(person) });
    expect(response.status).toBe(role === 'visitor' ? 401 : 200);
    if (role !== 'visitor') expect(await response.json()).toMatchObject({ role });
  });
});

const rules = (leagueId: number) => ({
  commandId: crypto.randomUUID(),
  leagueId,
  seasonId: 1,
  rulesetId: 1,
  rulesetVersion: 1,
});

const change = async (leagueId: number, person: Person) =>
  verdictIn(
    await (
      await post('/trpc/league.changeRuleset', rules(leagueId), { token: everybody.tokens.get(person) })
    ).text(),
  );

describe('a supervisor', () => {
  test('may edit only the leagues they supervise, and loses this right when they leave', async () => {
    const member = await findByUsername(everybody.accounts, 'member');
    const memberId = member?.id ?? '';
    expect(procedures.map(({ name }) => name)).toContain('league.changeRuleset');
    expect(await change(11, 'member')).toBe('permission/denied');
    const data = { leagueId: 11, seasonId: 1, memberId };
    await everybody.site.write([
      { stream: 'league-11', event: { type: 'LeagueSupervisorJoined', data } },
      { stream: 'league-11', event: { type: 'LeagueSupervisorAccepted', data } },
    ]);
    await expect.poll(() => change(11, 'member')).toBe('admitted');
    expect(await change(12, 'member')).toBe('permission/denied');
    expect(await change(11, 'tester')).toBe('permission/denied');
    expect(await change(12, 'specialSupervisor')).toBe('admitted');
  });
});

const manage = async (person: Person, action: string, input: object) =>
  (await post(`/trpc/member.${action}`, input, { token: everybody.tokens.get(person) })).status;

describe('admins', () => {
  test.each(['admin', 'superAdmin', 'masterAdmin'] as const)(
    'with the role %s manage only lower roles',
    async (role) => {
      for (const target of memberRoles) {
        const below = memberRoles.indexOf(target) < memberRoles.indexOf(role);
        const uid = await everybody.numberOf(target);
        const raised = await manage(role, 'changeRole', { uid, role });
        expect([target, raised]).toEqual([target, 403]);
        if (!below) expect([target, await manage(role, 'ban', { uid })]).toEqual([target, 403]);
      }
    },
  );
});
