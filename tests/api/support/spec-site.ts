import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aGame, startWritingSite, type WritingSite } from '../../flow/writing-site.ts';

/** Kinds of entities: parameters with an id of them and its value on the tested site, and the texts when it is unknown. */
export const kinds = [
  {
    kind: 'season',
    ids: { sid: '2021-2022', season: '2021-2022', seasonSlug: '2021-2022' },
    fr: 'saison introuvable',
    en: 'season not found',
  },
  { kind: 'category', ids: { cid: '1', fcid: '1' }, fr: 'catégorie introuvable', en: 'category not found' },
  { kind: 'region', ids: { rid: '1' }, fr: 'région introuvable', en: 'region not found' },
  { kind: 'division', ids: { did: '1' }, fr: 'division introuvable', en: 'division not found' },
  { kind: 'league', ids: { lid: '11' }, fr: 'ligue introuvable', en: 'league not found' },
  { kind: 'tournament', ids: { tid: '1' }, fr: 'tournoi introuvable', en: 'tournament not found' },
  {
    kind: 'team',
    ids: { eid: '1', eid1: '1', eid2: '3' },
    fr: 'cette équipe n’existe plus',
    en: 'this team no longer exists',
  },
  { kind: 'city', ids: { ciid: '1' }, fr: 'ville introuvable', en: 'city not found' },
  { kind: 'organization', ids: { oid: '1' }, fr: 'organisation introuvable', en: 'organization not found' },
  { kind: 'game', ids: { gid: '' }, fr: 'match introuvable', en: 'game not found' },
  { kind: 'supervisor', ids: { suid: '' }, fr: 'superviseur introuvable', en: 'supervisor not found' },
  { kind: 'user', ids: { uid: '' }, fr: 'utilisateur introuvable', en: 'user not found' },
] as const;

export type SpecSite = WritingSite & {
  /** The token of a program that supervises the league. */
  readonly token: string;
  /** The value of each parameter that is an id. */
  readonly values: Readonly<Record<string, string>>;
};

/** A site with an entity of each kind. */
export const startSpecSite = async (): Promise<SpecSite> => {
  const site = await startWritingSite();
  const data = { leagueId: 11, seasonId: 1, teamId: 1, divisionId: 1 };
  await site.write([{ stream: 'league-11', event: { type: 'TeamMovedToDivision', data } }]);
  const name = { fr: 'Magog', en: 'Magog' };
  await site.write([
    {
      stream: 'city-1',
      event: { type: 'CityAdded', data: { cityId: 1, key: null, name, regionId: null, at: null } },
    },
    {
      stream: 'organization-1',
      event: { type: 'OrganizationAdded', data: { organizationId: 1, key: null, name, cityId: 1 } },
    },
  ]);
  const program = await site.member('Pointeuse', 'member', 'api');
  const token = program.token ?? '';
  const entered = await fetch(`${site.url}/api/v1/games`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(aGame),
  });
  const { id } = (await entered.json()) as { id: number };
  const joined = await program.mutate('supervision.join', { kind: 'league', id: 11, seasonId: 1 });
  expect([entered.status, joined.status]).toEqual([201, 200]);
  const me = await program.query<{ id: number }>('account.me', {});
  const values: Record<string, string> = Object.assign({}, ...kinds.map(({ ids }) => ids));
  Object.assign(values, { gid: `${id}`, uid: `${me.data.id}`, suid: `${me.data.id}` });
  return { ...site, token, values };
};
