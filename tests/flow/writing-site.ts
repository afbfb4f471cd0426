import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { reserveIds } from '@rondelle/domain/ids.ts';
import { addMember } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables, SessionKind } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { GatewayOptions } from '@rondelle/gateway/options/options.ts';
import { type Client, clientOf } from './client.ts';
import { type SiteOptions, startGatewaySite } from './gateway-site.ts';

const kindsOfIds: readonly StreamKind[] = [
  'season',
  'region',
  'category',
  'division',
  'city',
  'organization',
  'ruleset',
  'league',
  'team',
  'tournament',
  'game',
];

/** A site with two seasons, on which members of any role write. */
export const startWritingSite = async (
  options: Partial<
    Pick<
      GatewayOptions,
      | 'tracing'
      | 'logger'
      | 'metrics'
      | 'firstSeason'
      | 'mailer'
      | 'captcha'
      | 'countVisitsEveryMs'
      | 'viewsWaitMs'
      | 'openDataDir'
    >
  > &
    Pick<SiteOptions, 'reactorLog' | 'pushService' | 'readAddress'> = {},
) => {
  const mailer = { send: async () => undefined, inbox: null };
  const site = await startGatewaySite({ mailer, ...options });
  // Reserves the ids of the fixture, which the log did not assign.
  for (const kind of kindsOfIds) await reserveIds(site.log, kind, 1_000);
  const accounts = createDb<AccountTables>(site.pool);
  const passwordHash = await createPasswordHasher().hash('glace-bleue-et-bâtons');
  const member = async (
    username: string,
    role: MemberRole = 'member',
    kind: SessionKind = 'site',
  ): Promise<Client & { readonly id: string }> => {
    const email = `${username.toLowerCase()}@example.org`;
    const added = await addMember(accounts, {
      username,
      email,
      passwordHash,
      language: 'fr',
      role,
      verified: true,
    });
    if ('taken' in added) throw new Error(`${username} is taken`);
    const { token } = await openSession(accounts, added.id, kind, 'test');
    return { id: added.id, ...clientOf(site.url, token, kind) };
  };
  /** Adds a region without leagues and returns its id. */
  const emptyRegion = async (regionId: number, text: string): Promise<number> => {
    const name = { fr: text, en: text };
    const event = { type: 'RegionAdded', data: { regionId, key: null, name } } as const;
    await site.write([{ stream: `region-${regionId}`, event }]);
    return regionId;
  };
  return { ...site, member, emptyRegion, visitor: clientOf(site.url, null, 'site') };
};
export type WritingSite = Awaited<ReturnType<typeof startWritingSite>>;

/** A game to come in the league of the first season, between teams that are entered there. */
export const aFixture = {
  seasonId: 1,
  categoryId: 1,
  leagueId: 11,
  tournamentId: null,
  stage: 'regular',
  group: null,
  homeTeamId: 1,
  awayTeamId: 3,
  date: '2021-11-20',
  time: '19:30',
  venue: null,
  city: 'Montréal',
} as const;

export const aResult = {
  homeGoals: 4,
  awayGoals: 2,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
} as const;

/** The game with its result. */
export const aGame = { ...aFixture, ...aResult } as const;

/** The same result, recorded even when its teams already have a game on that day. */
export const anotherGame = { ...aGame, again: true } as const;
