import { isPublicQuery, procedures } from '@rondelle/gateway/calls/procedures.ts';
import { isRequired } from '@rondelle/gateway/rest/routes.ts';
import { z } from 'zod';
import type { Ids as SeasonIds } from './small-season.ts';

type Ids = SeasonIds & { readonly uid: number };
type Input = Readonly<Record<string, unknown>>;

export type Query = {
  readonly path: string;
  readonly input: Input;
};

/** A value for each parameter that a public query requires, about one season. */
const valuesOf = (ids: Ids, sid: string): Input => {
  const { cid, rid, tid, ciid, oid, uid } = ids;
  const [eid, other, gid] = [ids.team('baie'), ids.team('sept'), ids.game('g2')];
  return {
    sid,
    cid,
    rid,
    tid,
    ciid,
    oid,
    uid,
    suid: uid,
    did: ids.division('east'),
    gid,
    event: `game-${ids.game('g2')}.0`,
    eid,
    eid1: eid,
    eid2: other,
    eids: [eid, other],
    on: '2025-01-01',
    ClassID: cid,
    HomeID: eid,
    HomeID1: eid,
    HomeID2: other,
    query: 'cote',
    preset: 'iihf',
    whatIf: '1:4-2',
    name: 'faq',
    post: 'first-snow',
    vid: 'dQw4w9WgXcQ',
    pid: 'finals',
    city: 'quebec',
    venue: 'arena-bardy',
  };
};

/** Optional parameters with which a query returns more, and values with which it finds something. */
const specialsOf = ({ cid, rid }: Ids, sid: string): Readonly<Record<string, Input>> => ({
  'site.chain': { event: 1 },
  'content.videos': { tag: 'finales' },
  'game.list': { cid, rid },
  'game.calendar': { cid, rid },
  'season.leaderboard': { cid },
  'team.list': { cid },
  'places.teams': { cid },
  'places.map': { place: 'Sept-Îles' },
  'catalogue.choices': { season: sid },
  'history.league': { include: 'games' },
  'search.autocomplete': { query: 'baie' },
  'search.tournaments': { query: 'coupe' },
  'search.tournamentTeams': { query: 'baie' },
  'search.categories': { query: 'm13' },
  'search.regions': { query: 'cote' },
  'search.divisions': { query: 'est' },
  'search.locations': { query: 'sept' },
  'search.places': { query: '' },
  'search.leagues': { query: 'cote' },
  'search.teams': { query: 'SEPT-ILES' },
  'city.suggest': { query: 'sept' },
  'forum.postsOf': { uid: 1 },
  'forum.topic': { tid: 1 },
});

/** A valid input for each public query: its season, what it requires, and its own special parameters. */
export const everyQuery = (ids: Ids, sid = '2024-2025'): Query[] => {
  const [values, specials] = [valuesOf(ids, sid), specialsOf(ids, sid)];
  return procedures.filter(isPublicQuery).map(({ name, inputs }) => {
    const shape = inputs.find((input) => input instanceof z.ZodObject)?.shape ?? {};
    const chosen = Object.keys(shape).filter((field) => field === 'sid' || isRequired(shape[field]));
    const filled = Object.fromEntries(chosen.map((field) => [field, values[field]]));
    return { path: name, input: { ...filled, ...specials[name] } };
  });
};
