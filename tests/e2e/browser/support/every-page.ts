import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { isOfEverySeason, pathOf } from '@rondelle/contracts/site/paths.ts';
import { translatePath } from '@rondelle/contracts/site/routes.ts';
import { findPath } from './find-path.ts';
import { needsOnlySeason, split } from '@rondelle/contracts/site/pages/pattern.ts';
import { smallSeason } from './small-season.ts';

/** A kind of page by its name, with one of its paths in French. */
export type KindOfPage = {
  readonly kind: string;
  readonly path: string;
  /** True when search engines must not index it. */
  readonly noIndex?: boolean;
  /** Pages for embedding are sent without scripts. */
  readonly withoutScripts?: boolean;
};

const demoSeason = '/fr/2024-2025';
/**
 * Pages of a season without further parameters, from the table of pages. Pages that are forms are tested with the
 * forms.
 */
const filledIn: ReadonlySet<string> = new Set([
  'season',
  'enterResults',
  'importGames',
  'makeSchedule',
  'nextSeason',
]);
const lists = pageNames.filter((name) => isOfEverySeason(name) && !pages[name].frame && !filledIn.has(name));

/** Public pages whose path has no parameters; other such pages require a login. */
const openPages = async (url: string): Promise<KindOfPage[]> => {
  const alone = pageNames.filter(
    (name) =>
      needsOnlySeason(pages[name].path.fr) &&
      split(pages[name].path.fr)[0] !== ':season' &&
      !pages[name].frame,
  );
  const open: KindOfPage[] = [];
  // One after the other: of many requests at once, a busy site refuses some, whose pages would then go untested.
  for (const kind of alone) {
    const path = pathOf('fr', kind);
    const { status } = await fetch(`${url}${path}`, { redirect: 'manual' });
    if (status >= 500) throw new Error(`${path} answers ${status}`);
    if (status === 200) open.push({ kind, path });
  }
  return open;
};

const framed = { noIndex: true, withoutScripts: true };

/** Content written by editors for the tests. */
const written: readonly KindOfPage[] = [
  { kind: 'post', path: pathOf('fr', 'post', 'first-snow') },
  { kind: 'post in one language', path: pathOf('fr', 'post', 'only-french') },
  { kind: 'video', path: pathOf('fr', 'video', 'dQw4w9WgXcQ') },
  { kind: 'film', path: pathOf('fr', 'video', 'own-film') },
  { kind: 'playlist', path: pathOf('fr', 'playlist', 'finals') },
  { kind: 'videos of a tag', path: pathOf('fr', 'videosByTag', 'm13') },
];

/** One path of every kind of public page, found by following links as a reader does. */
export const everyPage = async (url: string): Promise<KindOfPage[]> => {
  const find = (from: string, wanted: RegExp) => findPath(url, from, wanted);
  const league = await find(`/fr/${smallSeason}/ligues`, /\/r-\d+-saguenay/);
  const demoLeague = await find(`${demoSeason}/ligues`, /\/c-[^/]+\/r-[^/]+$/);
  const team = await find(demoLeague, /\/e-[^/]+$/);
  const game = await find(team, /\/g-\d+$/);
  const memorialCup = await find('/fr/2018-2019/tournois', /\/t-/);
  const juniors = await find('/fr/2025-2026/tournois', /\/t-/);
  return [
    ...(await openPages(url)),
    ...written,
    { kind: 'what a club shows', path: `/fr/pour-votre-site?of=${encodeURIComponent(demoLeague)}` },
    { kind: 'citation', path: '/fr/journal-verifiable?event=1' },
    { kind: 'screen', path: '/fr/ecran', noIndex: true },
    { kind: 'table elsewhere', path: demoLeague.replace('/fr/', '/fr/embed/'), ...framed },
    { kind: 'team elsewhere', path: team.replace('/fr/', '/fr/embed/'), ...framed },
    { kind: 'scores elsewhere', path: '/fr/embed/2024-2025/en-direct', ...framed },
    { kind: 'search with results', path: '/fr/recherche?q=a&season=2024-2025' },
    { kind: 'cities', path: '/fr/villes' },
    { kind: 'organizations', path: '/fr/organisations' },
    { kind: 'season', path: demoSeason },
    ...lists.map((kind) => ({ kind, path: pathOf('fr', kind, '2024-2025') })),
    { kind: 'category', path: await find(`${demoSeason}/ligues`, /\/c-[^/]+$/) },
    { kind: 'region', path: await find(demoSeason, /\/2024-2025\/r-[^/]+$/) },
    { kind: 'city', path: await find('/fr/villes', /\/v-\d+-/) },
    { kind: 'organization', path: await find('/fr/organisations', /\/o-\d+-/) },
    { kind: 'place on the map', path: await find(`${demoSeason}/carte`, /\/carte\?place=/) },
    { kind: 'league', path: demoLeague },
    { kind: 'league, all games', path: `${demoLeague}?view=games` },
    { kind: 'league on a day', path: `${demoLeague}?playedBy=2024-11-30&sort=gf` },
    { kind: 'league with divisions', path: league },
    { kind: 'why a league has moved', path: `${league}?why=1` },
    { kind: 'what if', path: `${league}?whatIf=`, noIndex: true },
    { kind: 'division', path: await find(league, /\/d-\d+-/) },
    { kind: 'team', path: team },
    { kind: 'team’s stats', path: await find(team, /\/statistiques$/) },
    { kind: 'opponents', path: await find(team, /\/contre-qui-jouer$/) },
    { kind: 'rivalry', path: await find(team, /\/e1-[^/]+\/e2-/) },
    { kind: 'game', path: game },
    { kind: 'scheduled game', path: await find(`${league}?view=games`, /\/g-\d+$/) },
    { kind: 'tournament', path: memorialCup },
    { kind: 'tournament with groups', path: juniors },
  ];
};

/** The page in a language, with the same query string. */
export const inLanguage = (lang: Language, path: string): string => {
  const [place = '', query] = path.split('?');
  return `${translatePath(place, lang)}${query ? `?${query}` : ''}`;
};
