import { type Language, languages } from '../competition/lists.ts';
import { type Word, words } from './paths.ts';

/** Pages of one word, outside the seasons. */
const standalonePages = [
  'home',
  'about',
  'search',
  'login',
  'register',
  'verify',
  'forgottenPassword',
  'forgottenUsername',
  'resetPassword',
  'account',
  'parentConsent',
  'terms',
  'privacy',
  'roles',
  'logout',
  'dashboard',
  'review',
] as const satisfies readonly Word[];
type StandalonePage = (typeof standalonePages)[number];

/** Pages of two words, under `admin`. */
const adminPages = ['members', 'rollBack', 'replay', 'logs', 'forbidden'] as const satisfies readonly Word[];
type AdminPage = (typeof adminPages)[number];

/** Every public page and what its path says. Ids are numbers; `season` is a slug such as `2024-2025`. */
export type Page =
  | { page: StandalonePage }
  | { page: AdminPage }
  | { page: 'user'; userId: number }
  | { page: 'supervisor'; supervisorId: number }
  | { page: 'season' | 'latestResults' | 'activity' | 'enterResults' | 'liveScores'; season: string }
  | {
      page: 'leaderboard' | 'leagues' | 'teams' | 'tournaments' | 'supervisors';
      season: string;
      categoryId: number | null;
    }
  | { page: 'category'; season: string; categoryId: number }
  | { page: 'region'; season: string; regionId: number }
  | { page: 'league'; season: string; categoryId: number; regionId: number; divisionId: number | null }
  | { page: 'team' | 'teamStats'; season: string; categoryId: number; regionId: number; teamId: number }
  | { page: 'rivalry'; season: string; teamId1: number; teamId2: number }
  | { page: 'game'; season: string; gameId: number }
  | { page: 'tournament'; season: string; tournamentId: number; categoryId: number | null };
export type PageName = Page['page'];

export type Match = { readonly lang: Language; readonly page: Page };

const seasonPattern = /^\d{4}-\d{4}$/;
const entityPattern = /^(c|r|d|e|e1|e2|t|u|s)-([1-9]\d{0,8})-[a-z0-9-]+$/;
const gamePattern = /^g-([1-9]\d{0,8})$/;

type Token = { letter: string; id: number } | { word: Word };

const tokenOf = (lang: Language, segment: string): Token | null => {
  const entity = entityPattern.exec(segment);
  if (entity) return { letter: entity[1] ?? '', id: Number(entity[2]) };
  const game = gamePattern.exec(segment);
  if (game) return { letter: 'g', id: Number(game[1]) };
  const word = (Object.keys(words) as Word[]).find((name) => words[name][lang] === segment);
  return word ? { word } : null;
};

const shapeOf = (tokens: readonly Token[]) =>
  tokens.map((token) => ('word' in token ? token.word : token.letter)).join('/');

const seasonPage = (season: string, tokens: readonly Token[]): Page | null => {
  const id = (at: number) => {
    const token = tokens[at];
    return token && 'id' in token ? token.id : 0;
  };
  switch (shapeOf(tokens)) {
    case '':
      return { page: 'season', season };
    case 'latestResults':
      return { page: 'latestResults', season };
    case 'activity':
      return { page: 'activity', season };
    case 'liveScores':
      return { page: 'liveScores', season };
    case 'enterResults':
      return { page: 'enterResults', season };
    case 'leaderboard':
    case 'leagues':
    case 'teams':
    case 'tournaments':
    case 'supervisors':
    case 'leaderboard/c':
    case 'leagues/c':
    case 'teams/c':
    case 'tournaments/c':
    case 'supervisors/c': {
      const page = shapeOf(tokens.slice(0, 1)) as
        | 'leaderboard'
        | 'leagues'
        | 'teams'
        | 'tournaments'
        | 'supervisors';
      return { page, season, categoryId: tokens.length > 1 ? id(1) : null };
    }
    case 'c':
      return { page: 'category', season, categoryId: id(0) };
    case 'r':
      return { page: 'region', season, regionId: id(0) };
    case 'c/r':
    case 'c/r/d':
      return {
        page: 'league',
        season,
        categoryId: id(0),
        regionId: id(1),
        divisionId: tokens[2] ? id(2) : null,
      };
    case 'c/r/e':
      return { page: 'team', season, categoryId: id(0), regionId: id(1), teamId: id(2) };
    case 'c/r/e/stats':
      return { page: 'teamStats', season, categoryId: id(0), regionId: id(1), teamId: id(2) };
    case 'e1/e2':
      return { page: 'rivalry', season, teamId1: id(0), teamId2: id(1) };
    case 'g':
      return { page: 'game', season, gameId: id(0) };
    case 't':
    case 't/c':
      return { page: 'tournament', season, tournamentId: id(0), categoryId: tokens[1] ? id(1) : null };
    default:
      return null;
  }
};

const pageOf = (lang: Language, segments: readonly string[]): Page | null => {
  const [first, ...rest] = segments;
  if (first === undefined) return null;
  if (seasonPattern.test(first)) {
    const tokens = rest.map((segment) => tokenOf(lang, segment));
    return tokens.every((token) => token !== null) ? seasonPage(first, tokens) : null;
  }
  return pageOutsideSeasons(segments.map((segment) => tokenOf(lang, segment)));
};

const pageOutsideSeasons = ([first, second, ...more]: readonly (Token | null)[]): Page | null => {
  if (!first || more.length > 0) return null;
  if ('id' in first) {
    if (second !== undefined) return null;
    if (first.letter === 's') return { page: 'supervisor', supervisorId: first.id };
    return first.letter === 'u' ? { page: 'user', userId: first.id } : null;
  }
  if (first.word === 'admin') {
    const page = adminPages.find((name) => second && 'word' in second && name === second.word);
    return page ? { page } : null;
  }
  const page = second === undefined ? standalonePages.find((name) => name === first.word) : undefined;
  return page ? { page } : null;
};

const split = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The page at a path (without query), or null where there is none. */
export const matchPath = (path: string): Match | null => {
  const [lang, ...segments] = split(path);
  const known = languages.find((l) => l === lang);
  const page = known && pageOf(known, segments);
  return known && page ? { lang: known, page } : null;
};

/** The same path with its words in the other language: only words change, ids and names stay. */
export const translatePath = (path: string, to: Language): string => {
  const [from, ...segments] = split(path);
  const lang = languages.find((l) => l === from);
  if (!lang) return `/${to}`;
  const translated = segments.map((segment) => {
    const word = (Object.keys(words) as Word[]).find((name) => words[name][lang] === segment);
    return word ? words[word][to] : segment;
  });
  return `/${[to, ...translated].join('/')}`;
};

/**
 * Where an unknown path may have wanted to go: its words are looked up in the other language
 * (`/fr/2024-2025/leaderboard` → `/fr/2024-2025/tableau-des-meneurs`). Null where that is no page either.
 */
export const aliasOf = (path: string): string | null => {
  const [first, ...segments] = split(path);
  const lang = languages.find((l) => l === first);
  if (!lang) return null;
  for (const other of languages.filter((l) => l !== lang)) {
    const candidate = translatePath(`/${[other, ...segments].join('/')}`, lang);
    if (candidate !== path && matchPath(candidate)) return candidate;
  }
  return null;
};
