import { endOfDayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { LeaderboardMeasure } from '@rondelle/contracts/competition/questions.ts';
import { firstDay, lastDay } from '@rondelle/contracts/competition/lists.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { adminLogChannels } from '@rondelle/contracts/site/admin-log-channels.ts';
import { reviewStates } from '@rondelle/contracts/moderation/suspicion.ts';
import { activityActions, activityKinds } from './activity-actions.ts';
import type { PageOf } from './place.ts';
import { whatIfIn } from './what-if.ts';

export const measures = [
  'rating',
  'percentage',
  'wins',
  'goalsFor',
  'goalsAgainst',
  'streak',
] as const satisfies readonly LeaderboardMeasure[];

/** As the contracts know them: days that exist, from 1900 to 2100. */
const isDay = (text: string): boolean => {
  const time =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= firstDay && text <= lastDay ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
const instantPattern = /^([\d-]{10})T(?:[01]\d|2[0-3]):\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;
const isInstant = (text: string): boolean =>
  isDay(instantPattern.exec(text)?.[1] ?? '') && !Number.isNaN(Date.parse(text));
const day = (text: string | null) => (text !== null && isDay(text) ? text : undefined);
const instant = (text: string | null) => (text !== null && isInstant(text) ? text : undefined);
const number = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
const position = (text: string | null) => (text && /^\d{1,18}$/.test(text) ? text : undefined);
const lastPage = 10_000;

/** Undefined members are left out, so that the same question always has the same URL and the same key. */
const asked = <T extends object>(question: T) =>
  Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** `knownAt` is an instant; `knownOn`, which forms ask for, is the end of that day in Quebec. */
const knownAt = (search: URLSearchParams): string | undefined => {
  const on = day(search.get('knownOn'));
  return on === undefined ? instant(search.get('knownAt')) : endOfDayInQuebec(on);
};
const asOf = (search: URLSearchParams) => ({
  playedBy: day(search.get('playedBy')),
  knownAt: knownAt(search),
});
const inSeason = ({ lang, season }: { lang: Language; season: string }) => ({ lang, sid: season });
const inCategory = (page: { lang: Language; season: string; categoryId: number | null }) => ({
  ...inSeason(page),
  cid: page.categoryId ?? undefined,
});
const pageNumber = (search: URLSearchParams) => {
  const page = number(search.get('page')) ?? 1;
  return page > lastPage ? 1 : page;
};

const ofHistory = (search: URLSearchParams) => ({
  include: search.get('include') === 'games' ? ('games' as const) : undefined,
  before: position(search.get('before')),
});

/** What each page asks the server, from what its URL says. Parameters that mean nothing are left out. */
export const questions = {
  privacy: (lang: Language) => asked({ lang }),
  nav: (lang: Language, season: string | null) => asked({ lang, season: season ?? undefined }),
  season: (page: PageOf<'season'>) => inSeason(page),
  enterResults: (page: PageOf<'enterResults'>) => inSeason(page),
  seasonHome: (lang: Language, season: string) => ({ lang, sid: season }),
  latestResults: (page: PageOf<'latestResults'>) =>
    asked({
      ...inSeason(page),
      cid: number(page.search.get('category')),
      date: day(page.search.get('date')),
    }),
  liveScores: (page: PageOf<'liveScores'>) =>
    asked({ ...inSeason(page), date: day(page.search.get('date')) }),
  leaderboard: (page: PageOf<'leaderboard'>) =>
    asked({
      ...inCategory(page),
      // All categories at once can't be asked for as of another day.
      ...(page.categoryId === null ? {} : asOf(page.search)),
      by: measures.find((measure) => measure === page.search.get('by')) ?? 'rating',
    }),
  leagues: (page: PageOf<'leagues'>) => asked(inCategory(page)),
  teams: (page: PageOf<'teams'>) =>
    asked({
      ...inCategory(page),
      rid: number(page.search.get('region')),
      page: pageNumber(page.search),
    }),
  tournaments: (page: PageOf<'tournaments'>) => asked(inCategory(page)),
  category: (page: PageOf<'category'>) => ({ ...inSeason(page), cid: page.categoryId }),
  region: (page: PageOf<'region'>) => ({ ...inSeason(page), rid: page.regionId }),
  league: (page: PageOf<'league'>) =>
    asked({
      ...inSeason(page),
      cid: page.categoryId,
      rid: page.regionId,
      did: page.divisionId ?? undefined,
      ...asOf(page.search),
      whatIf: whatIfIn(page.search),
    }),
  leagueMoves: (page: PageOf<'league'>) =>
    asked({
      ...inSeason(page),
      cid: page.categoryId,
      rid: page.regionId,
      did: page.divisionId ?? undefined,
      from: day(page.search.get('from')),
      to: day(page.search.get('to')),
    }),
  leagueGames: (page: PageOf<'league'>) =>
    asked({
      ...inSeason(page),
      cid: page.categoryId,
      rid: page.regionId,
      did: page.divisionId ?? undefined,
      page: pageNumber(page.search),
    }),
  team: (page: PageOf<'team'>) => asked({ ...inSeason(page), eid: page.teamId, ...asOf(page.search) }),
  /** `?all=1`: over all seasons. */
  teamStats: (page: PageOf<'teamStats'>) =>
    asked({
      lang: page.lang,
      eid: page.teamId,
      sid: page.search.get('all') === '1' ? undefined : page.season,
    }),
  /** `?all=1`: over all seasons. */
  rivals: (page: PageOf<'rivalry'>) =>
    asked({
      lang: page.lang,
      eid1: page.teamId1,
      eid2: page.teamId2,
      sid: page.search.get('all') === '1' ? undefined : page.season,
    }),
  game: (page: PageOf<'game'>) => ({ lang: page.lang, gid: page.gameId }),
  tournament: (page: PageOf<'tournament'>) =>
    asked({
      lang: page.lang,
      tid: page.tournamentId,
      cid: page.categoryId ?? undefined,
      ...asOf(page.search),
    }),
  supervisors: (page: PageOf<'supervisors'>) => asked(inCategory(page)),
  supervisor: (page: PageOf<'supervisor'>) => ({ lang: page.lang, suid: page.supervisorId }),
  leagueHistory: (page: PageOf<'league'>) =>
    asked({ ...inSeason(page), cid: page.categoryId, rid: page.regionId, ...ofHistory(page.search) }),
  tournamentHistory: (page: PageOf<'tournament'>) =>
    asked({ lang: page.lang, tid: page.tournamentId, ...ofHistory(page.search) }),
  teamHistory: (page: PageOf<'team'>) =>
    asked({ lang: page.lang, eid: page.teamId, before: position(page.search.get('before')) }),
  /** `?event=…` of the activity: one change; undefined where it names none. */
  event: (page: PageOf<'activity'>) => {
    const at = position(page.search.get('event'));
    return at === undefined ? undefined : { lang: page.lang, position: at };
  },
  dashboard: (page: PageOf<'dashboard'>) => ({ lang: page.lang }),
  review: (page: PageOf<'review'>) => ({
    lang: page.lang,
    state: reviewStates.find((one) => one === page.search.get('state')) ?? ('open' as const),
    page: pageNumber(page.search),
  }),
  adminLogs: (page: PageOf<'logs'>) =>
    asked({
      lang: page.lang,
      channel: adminLogChannels.find((one) => one === page.search.get('channel')),
      before: position(page.search.get('before')),
    }),
  user: (page: PageOf<'user'>) => ({ lang: page.lang, uid: page.userId }),
  activity: (page: PageOf<'activity'>) =>
    asked({
      ...inSeason(page),
      kind: activityKinds.find((kind) => kind === page.search.get('kind')),
      action: activityActions.find((action) => action === page.search.get('action')),
      member: page.search.get('member')?.trim().slice(0, 40) || undefined,
      before: position(page.search.get('before')),
    }),
  search: (lang: Language, season: string, query: string) => ({ lang, sid: season, query }),
  /** `?q=…&season=…`; without a season, the ongoing one. Null while there is nothing to look for. */
  searchPage: ({ lang, search }: PageOf<'search'>, ongoingSeason: string | null) => {
    const query = search.get('q')?.trim().slice(0, 80) ?? '';
    const asked = search.get('season') ?? '';
    const season = /^\d{4}-\d{4}$/.test(asked) ? asked : ongoingSeason;
    return query && season ? { lang, sid: season, query } : null;
  },
} as const;
