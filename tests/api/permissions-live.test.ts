import {
  isAllowed,
  type Permission,
  type SupervisionState,
} from '@rondelle/contracts/membership/permissions.ts';
import { findByUsername } from '@rondelle/members/accounts/members.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveClient } from '../flow/live-site.ts';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';
import { type Everybody, people, type Person, roleOf, startEverybody } from './support/everybody.ts';

let everybody: Everybody;
beforeAll(async () => {
  everybody = await startEverybody();
});
afterAll(() => everybody?.stop());

const open = [
  'season:1',
  'league:11',
  'team:1',
  'game:501',
  'tournament:1',
  'log:game',
  'log:team',
  'catalogue',
];
/** Follows topics over one connection; returns `admitted` with the first message, else the error code. */
const follow = async (at: string, topics: readonly string[], ticket?: string): Promise<string> => {
  const client = liveClient(at, ticket === undefined ? {} : { ticket: async () => ticket });
  const { isOn, errors } = client.follow([...topics]);
  await expect.poll(() => isOn() || errors.length > 0, { interval: 5 }).toBe(true);
  await client.close();
  return isOn() ? 'admitted' : String(errors[0]?.code);
};

/** Requests a ticket for channels with the bearer token; returns the error code when it is refused. */
const ticketFor = async (person: Person, at: string, channels: readonly string[]) => {
  const token = everybody.tokens.get(person);
  const response = await everybody.post('/broadcasting/auth', { channels }, { token, at });
  const { ticket, type } = (await response.json()) as { ticket?: string; type?: string };
  return { status: response.status, ticket, code: type?.match(/[a-z]+\/[a-z-]+$/)?.[0] };
};

/**
 * The verdict of the permissions table for a channel, for a person who supervises its subject or (by default) does
 * not.
 */
const wantedOf = (person: Person, permission: Permission, standing?: SupervisionState): string => {
  if (roleOf(person) === 'visitor') return 'session/required';
  // An admin who impersonates a member follows no private channel in that member's name.
  if (person === 'impersonating') return 'permission/denied';
  return isAllowed(roleOf(person), permission, standing) ? 'admitted' : 'permission/denied';
};

/** Requests a ticket and, when it gets one, follows the channel with it. */
const verdictOf = async (person: Person, at: string, channel: string): Promise<string> => {
  const { status, ticket, code } = await ticketFor(person, at, [channel]);
  if (ticket === undefined) return code ?? String(status);
  return follow(at, [channel], ticket);
};
const numberOf = (person: Person): Promise<number> =>
  everybody.numberOf(person === 'impersonating' ? 'stands-in' : person);

test('every subscription is covered by these tests', () => {
  const subscriptions = procedures.filter(({ type }) => type === 'subscription');
  expect(subscriptions.map(({ name, permission }) => [name, permission])).toEqual([
    ['live.changes', 'competition/read'],
    // Rooms have tests of their own: each room decides who may follow it.
    ['live.room', 'competition/read'],
  ]);
});

describe.each(people)('%s', (person) => {
  test('follows public topics at both gateways, with and without a ticket', async () => {
    for (const at of everybody.gateways) {
      expect(await follow(at, open)).toBe('admitted');
      const { ticket } = await ticketFor(person, at, [`member:${await numberOf(person)}`]);
      const admitted = roleOf(person) !== 'visitor' && person !== 'impersonating';
      expect(ticket !== undefined).toBe(admitted);
      if (ticket !== undefined) expect(await follow(at, open, ticket)).toBe('admitted');
    }
  });

  test('follows private channels as the permissions table allows, with the bearer token, at both gateways', async () => {
    const [own, others] = [
      `member:${await numberOf(person)}`,
      `member:${await everybody.numberOf('keeper')}`,
    ];
    const wanted: readonly (readonly [string, string])[] = [
      [own, wantedOf(person, 'account/own')],
      [others, roleOf(person) === 'visitor' ? 'session/required' : 'permission/denied'],
      // None of these people supervises anything yet.
      ['moderation', wantedOf(person, 'moderation/review')],
      ['supervision:league-11', wantedOf(person, 'competition/supervise')],
      ['supervision:tournament-1', wantedOf(person, 'competition/supervise')],
    ];
    for (const at of everybody.gateways)
      for (const [channel, verdict] of wanted)
        expect([channel, await verdictOf(person, at, channel)]).toEqual([channel, verdict]);
  });

  test('follows no private channel without a ticket or with a ticket for another channel', async () => {
    const own = `member:${await numberOf(person)}`;
    const channels = ['member:1', 'moderation', 'supervision:league-11', 'supervision:tournament-1'];
    for (const at of everybody.gateways)
      for (const channel of channels) {
        expect([channel, await follow(at, [channel])]).toEqual([channel, 'session/required']);
        const { ticket } = await ticketFor(person, at, [own]);
        if (ticket === undefined || channel === own) continue;
        const both = await follow(at, ['league:11', channel], ticket);
        expect([channel, both]).toEqual([channel, 'permission/denied']);
      }
  });
});

test('a supervisor of a league follows its channel and no other supervision channel', async () => {
  const memberId = (await findByUsername(everybody.accounts, 'member'))?.id ?? '';
  const data = { leagueId: 11, seasonId: 1, memberId };
  await everybody.site.write([
    { stream: 'league-11', event: { type: 'LeagueSupervisorJoined', data } },
    { stream: 'league-11', event: { type: 'LeagueSupervisorAccepted', data } },
  ]);
  for (const at of everybody.gateways) {
    await expect
      .poll(() => verdictOf('member', at, 'supervision:league-11'))
      .toBe(wantedOf('member', 'competition/supervise', 'accepted'));
    // A supervisor may review the changes of their own league.
    expect(await verdictOf('member', at, 'moderation')).toBe(
      wantedOf('member', 'moderation/review', 'accepted'),
    );
    for (const channel of ['supervision:league-12', 'supervision:tournament-1'])
      expect(await verdictOf('member', at, channel)).toBe('permission/denied');
    expect(await verdictOf('tester', at, 'supervision:league-11')).toBe('permission/denied');
  }
});
