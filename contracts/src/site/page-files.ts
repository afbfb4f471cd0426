import type { FileName } from './files.ts';
import type { Page } from './pages/pages.ts';

type Values = Readonly<Record<string, string | number | null | undefined>>;
/** A file that holds what a page shows, and the parameters of its address. */
export type PageFile = { readonly name: FileName; readonly values: Values };

const textOf = (search: URLSearchParams, name: string): string | undefined => search.get(name) ?? undefined;

/** All games of a team, league or tournament, as a table, as a calendar and as a feed of its results. */
const ofGames = (values: Values): readonly PageFile[] => [
  { name: 'games', values },
  { name: 'calendar', values },
  { name: 'results', values },
];

/** The picture that stands for a page where a link to it is shared; null where the site's own does. */
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

/** The files of a page, by what its address says: its tables, its games, its calendar and its results. */
export const filesOf = (page: Page, search: URLSearchParams): readonly PageFile[] => {
  switch (page.page) {
    case 'league': {
      const values = {
        sid: page.season,
        cid: page.categoryId,
        rid: page.regionId,
        did: page.divisionId,
      };
      const table = { ...values, playedBy: textOf(search, 'playedBy') };
      return [{ name: 'table', values: table }, ...ofGames(values)];
    }
    case 'team':
      return ofGames({ sid: page.season, eid: page.teamId });
    case 'tournament': {
      const values = { sid: page.season, tid: page.tournamentId };
      const groups = { ...values, cid: page.categoryId };
      return [{ name: 'groups', values: groups }, ...ofGames(values)];
    }
    case 'teamStats':
      return [{ name: 'stats', values: { sid: page.season, eid: page.teamId } }];
    case 'leaderboard': {
      const values = { sid: page.season, cid: page.categoryId, by: textOf(search, 'by') };
      return [{ name: 'leaders', values }];
    }
    case 'latestResults': {
      const date = textOf(search, 'date');
      const values = { sid: page.season, cid: textOf(search, 'category') };
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
