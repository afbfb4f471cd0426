import { activityActions, activityKinds } from '@rondelle/contracts/competition/activity-actions.ts';
import { leaderboardMeasures } from '@rondelle/contracts/competition/lists.ts';
import { endOfDayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { adminLogChannels } from '@rondelle/contracts/site/admin-log-channels.ts';
import { reviewStates } from '@rondelle/contracts/moderation/suspicion.ts';
import type { ReadValue } from '@rondelle/contracts/site/url-values.ts';
import * as values from '@rondelle/contracts/site/url-values.ts';
import { whatIfIn } from '@rondelle/contracts/site/what-if-search.ts';
import type { PageOf } from './page-location.ts';

const reading = (read: ReadValue) => (text: string | null) =>
  text === null ? undefined : (read(text) ?? undefined);
const [day, instant, position] = [reading(values.day), reading(values.instant), reading(values.position)];
const number = (text: string | null) => {
  const read = reading(values.id)(text);
  return read === undefined ? undefined : Number(read);
};

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
const pageNumber = (search: URLSearchParams) => Number(reading(values.laterPage)(search.get('page')) ?? 1);

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
      by: leaderboardMeasures.find((measure) => measure === page.search.get('by')) ?? 'rating',
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
      eid: number(page.search.get('team')),
      page: pageNumber(page.search),
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
  game: (page: PageOf<'game'>) =>
    asked({ lang: page.lang, gid: page.gameId, before: position(page.search.get('before')) }),
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
