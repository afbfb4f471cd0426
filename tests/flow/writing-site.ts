import { randomUUID } from 'node:crypto';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { reserveIds } from '@rondelle/domain/ids.ts';
import { addMember } from '@rondelle/infra/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/infra/accounts/password-hash.ts';
import { openSession } from '@rondelle/infra/accounts/sessions.ts';
import type { AccountTables, SessionKind } from '@rondelle/infra/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { GatewayOptions } from '@rondelle/gateway/server.ts';
import { startGatewaySite } from './gateway-site.ts';

export type Reply = {
  readonly status: number;
  /** What a procedure or call has answered. */
  readonly data: Record<string, unknown>;
  readonly code: string | null;
  readonly field: string | null;
  readonly message: string | null;
  readonly conflict: unknown;
  readonly headers: Headers;
};
type Body = {
  result?: { data: { json: Record<string, unknown> } };
  error?: {
    json: {
      message: string;
      data: { domainCode: string | null; field: string | null; conflict: unknown };
    };
  };
};

const read = async (response: Response): Promise<Reply> => {
  const body = (await response.json()) as Body;
  const fault = body.error?.json;
  return {
    status: response.status,
    data: body.result?.data.json ?? {},
    code: fault?.data.domainCode ?? null,
    field: fault?.data.field ?? null,
    message: fault?.message ?? null,
    conflict: fault?.data.conflict ?? null,
    headers: response.headers,
  };
};

/** Somebody who asks and writes over HTTP, logged in where there is a token. */
const clientOf = (url: string, token: string | null, kind: SessionKind) => {
  const identity: Record<string, string> =
    token === null
      ? {}
      : kind === 'site'
        ? { cookie: `session=${token}` }
        : { authorization: `Bearer ${token}` };
  return {
    token,
    ask: async (procedure: string, input: object) =>
      read(
        await fetch(`${url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`, {
          headers: identity,
        }),
      ),
    /** With a command id of its own, unless the input has one. */
    tell: async (procedure: string, input: object) =>
      read(
        await fetch(`${url}/trpc/${procedure}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url, ...identity },
          body: JSON.stringify({ json: { commandId: randomUUID(), ...input } }),
        }),
      ),
  };
};
export type Client = ReturnType<typeof clientOf>;

const kindsOfIds: readonly StreamKind[] = [
  'season',
  'region',
  'category',
  'division',
  'ruleset',
  'league',
  'team',
  'tournament',
  'game',
];

/** A site with two seasons, on which members of any role write. */
export const startWritingSite = async (options: Pick<GatewayOptions, 'tracing'> = {}) => {
  const mailer = { send: async () => undefined, inbox: null };
  const site = await startGatewaySite({ mailer, ...options });
  // The fixture's ids were not given by the log.
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
  return { ...site, member, visitor: clientOf(site.url, null, 'site') };
};
export type WritingSite = Awaited<ReturnType<typeof startWritingSite>>;

/** A result in the league of the first season, between teams that are entered there. */
export const aGame = {
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
  homeGoals: 4,
  awayGoals: 2,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
} as const;
