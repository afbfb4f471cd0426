import type { FileName } from './files.ts';
import { asOf } from './pages/inputs.ts';
import type { Page } from './pages/pages.ts';
import { searchValues } from './search-parameters.ts';

type Values = Readonly<Record<string, string | number | null | undefined>>;
/** A downloadable file for a page, with the parameters of its URL. */
export type PageFile = { readonly name: FileName; readonly values: Values };

/** All games of a team, league or tournament: as a table, as a calendar, and as a feed of results. */
const ofGames = (values: Values): readonly PageFile[] => [
  { name: 'games', values },
  { name: 'calendar', values },
  { name: 'results', values },
];

/** Returns the share image of a page; null when the site's default image is used. */
export const imageOf = (page: Page): PageFile | null => {
  switch (page.page) {
    case 'league': {
      const { season: sid, categoryId: cid, regionId: rid, divisionId: did } = page;
      return { name: 'tableimage', values: { sid, cid, rid, did } };
    }
    case 'team':
      return { name: 'teamimage', values: { sid: page.season, eid: page.teamId } };
    case 'game':
      return { name: 'gameimage', values: { gid: page.gameId } };
    default:
      return null;
  }
};

/** Returns the files for a page and its query: tables, games, calendar and results. */
export const filesOf = (page: Page, search: URLSearchParams): readonly PageFile[] => {
  switch (page.page) {
    case 'league': {
      const values = {
        sid: page.season,
        cid: page.categoryId,
        rid: page.regionId,
        did: page.divisionId,
      };
      return [
        { name: 'table', values: { ...values, ...asOf(searchValues('league', search)) } },
        ...ofGames(values),
      ];
    }
    case 'team':
      return ofGames({ sid: page.season, eid: page.teamId });
    case 'tournament': {
      const values = { sid: page.season, tid: page.tournamentId };
      const groups = { ...values, cid: page.categoryId, ...asOf(searchValues('tournament', search)) };
      return [{ name: 'groups', values: groups }, ...ofGames(values)];
    }
    case 'teamStats':
      return [{ name: 'stats', values: { sid: page.season, eid: page.teamId } }];
    case 'leaderboard': {
      const { by, page: number, ...rest } = searchValues('leaderboard', search);
      const values = { sid: page.season, cid: page.categoryId, by };
      // The leaderboard of all categories is always the current one, on one page.
      const ofCategory = page.categoryId === null ? {} : { ...asOf(rest), page: number };
      return [{ name: 'leaders', values: { ...values, ...ofCategory } }];
    }
    case 'latestResults': {
      const { date, category } = searchValues('latestResults', search);
      const values = { sid: page.season, cid: category };
      const games = date === undefined ? { ...values, latest: 100 } : { ...values, date };
      return [
        { name: 'games', values: games },
        { name: 'results', values },
      ];
    }
    case 'season':
      return [{ name: 'results', values: { sid: page.season } }];
    default:
      return [];
  }
};
