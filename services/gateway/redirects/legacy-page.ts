/** New pages that replace pages of the old site without an id. */
type Page = 'season' | 'teams' | 'tournaments' | 'supervisors' | 'participate' | 'faq' | 'contact' | 'about';

/** The target of an old address: a page, or an entity to look up by the old ids. */
export type LegacyPage =
  | { readonly page: Page; readonly season: string | null }
  | { readonly look: 'category' | 'team' | 'rivals'; readonly season: string; readonly ids: Ids };
type Ids = Readonly<Record<string, string>>;

/** `saison2024-2025`, or as people also wrote it: `saison20242025`, `saison2024`. */
const folder = /^\/(?:fr\/)?saison(\d{4})(?:-?(\d{4}))?(?:\/([\w-]+)\.php)?\/?$/i;
const file = /^\/(?:fr\/)?(faq|contacts)\.php$/i;
const about = /^\/(?:fr\/)?hockey\/a-propos\/?$/i;

const above0 = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) && Number(value) > 0 ? value : null;

const looked = (
  look: 'category' | 'team' | 'rivals',
  names: readonly string[],
  query: Readonly<Record<string, unknown>>,
  season: string,
): LegacyPage => {
  const ids = Object.fromEntries(names.map((name) => [name, above0(query[name])]));
  const complete = Object.values(ids).every((id): id is string => id !== null);
  return complete ? { look, season, ids: ids as Ids } : { page: 'season', season };
};

/** Pages of a season by the file name of the old site. */
const inSeason = (
  name: string | undefined,
  query: Readonly<Record<string, unknown>>,
  season: string,
): LegacyPage => {
  switch (name?.toLowerCase()) {
    case 'categories':
      return looked('category', ['ClassID'], query, season);
    case 'equipes':
      return looked('team', ['HomeID'], query, season);
    case 'rivalites':
      return looked('rivals', ['HomeID1', 'HomeID2'], query, season);
    case 'equipes_liste':
      return { page: 'teams', season };
    case 'superviseurs':
      return { page: 'supervisors', season };
    case 'participez':
      return query['show'] === 'tournois'
        ? { page: 'tournaments', season }
        : { page: 'participate', season: null };
    case 'faq':
      return { page: 'faq', season: null };
    case 'contacts':
      return { page: 'contact', season: null };
    default:
      return { page: 'season', season };
  }
};

/** The target of an address of the old site; null for other addresses. */
export const legacyPage = (path: string, query: Readonly<Record<string, unknown>>): LegacyPage | null => {
  const [, first, second, name] = folder.exec(path) ?? [];
  if (first) return inSeason(name, query, `${first}-${second ?? Number(first) + 1}`);
  const plain = file.exec(path)?.[1]?.toLowerCase();
  if (plain) return { page: plain === 'faq' ? 'faq' : 'contact', season: null };
  return about.test(path) ? { page: 'about', season: null } : null;
};
