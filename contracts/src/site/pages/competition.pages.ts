import type { GameOutput } from '../../competition/game.outputs.ts';
import type { LeagueOutput } from '../../competition/league.outputs.ts';
import { presetNames, recordNames, tableColumns } from '../../competition/lists.ts';
import type { TournamentOutput } from '../../competition/tournament.outputs.ts';
import { anyPage, day, id, oneOf, position, present } from '../url-values.ts';
import { page, wordless } from './entry.ts';
import {
  asOf,
  asOfSearch,
  withoutUndefined,
  historySearch,
  inLanguage,
  inSeason,
  isHistory,
  ofHistory,
} from './inputs.ts';

const sort = oneOf(tableColumns.flatMap((column) => [column, `-${column}`]));

type OfLeague = Parameters<typeof inSeason>[0] & { readonly categoryId: number; readonly regionId: number };
const ofLeague = (params: OfLeague) => ({
  ...inSeason(params),
  cid: params.categoryId,
  rid: params.regionId,
});
const ofDivision = (params: OfLeague & { readonly divisionId: number | null }) => ({
  ...ofLeague(params),
  did: params.divisionId ?? undefined,
});

/** Leagues, tournaments and games. */
export const competitionPages = {
  league: page(
    {
      path: wordless('/:season/c-:categoryId-*/r-:regionId-*/d-:divisionId-*?'),
      search: {
        view: oneOf(['games', 'forecast', 'history']),
        why: present,
        rules: oneOf(presetNames),
        from: day,
        to: day,
        team: id,
        record: oneOf(recordNames),
        sort,
        ...asOfSearch,
        ...historySearch,
        page: anyPage,
      },
      asksWhatIf: true,
      under: 'leagues',
    },
    {
      queries: {
        main: {
          path: 'league.table',
          input: (params) =>
            withoutUndefined({
              ...ofDivision(params),
              ...asOf(params.values),
              whatIf: params.search.get('whatIf') || undefined,
            }),
        },
        changes: {
          path: 'league.moves',
          input: ({ values, ...params }) =>
            withoutUndefined({
              ...ofDivision(params),
              from: values.from,
              to: values.to,
              eid: values.team,
              page: values.page ?? 1,
            }),
          when: ({ values }) => values.why !== undefined,
        },
        history: {
          path: 'history.league',
          input: (params) => withoutUndefined({ ...ofLeague(params), ...ofHistory(params.values) }),
          when: isHistory,
        },
        forecast: {
          path: 'league.forecast',
          input: ofLeague,
          when: ({ values }) => values.view === 'forecast',
        },
        whatIf: {
          path: 'league.whatIf',
          input: (params) => ({ ...ofLeague(params), whatIf: params.search.get('whatIf') ?? '' }),
          when: ({ search }) => Boolean(search.get('whatIf')),
        },
        underRules: {
          path: 'league.underRules',
          input: (params) =>
            withoutUndefined({
              ...ofDivision(params),
              ...asOf(params.values),
              preset: params.values.rules ?? presetNames[0],
            }),
          when: ({ values }) => values.rules !== undefined,
        },
        games: {
          path: 'league.games',
          input: (params) => withoutUndefined({ ...ofDivision(params), page: params.values.page }),
          when: ({ values }) => values.view === 'games',
        },
      },
      subject: ({ league }: LeagueOutput) => ({
        seasons: league.seasons.map(({ season, path }) => ({ slug: season.slug, path })),
        path: league.division?.path ?? league.path,
        otherPath: league.otherPath,
        topic: `league:${league.id}`,
      }),
    },
  ),
  game: page(
    {
      path: wordless('/:season/g-:gameId'),
      search: { before: position },
      under: 'latestResults',
    },
    {
      queries: {
        main: {
          path: 'game.get',
          input: (params) =>
            withoutUndefined({ ...inLanguage(params), gid: params.gameId, before: params.values.before }),
        },
        effect: {
          path: 'game.effect',
          input: (params) => ({ ...inLanguage(params), gid: params.gameId }),
          when: ({ values }) => values.before === undefined,
        },
      },
      subject: ({ game }: GameOutput) => ({ path: game.path, isDeleted: game.deleted }),
      topics: ({ gameId }) => [`game:${gameId}`],
    },
  ),
  tournament: page(
    {
      path: wordless('/:season/t-:tournamentId-*/c-:categoryId-*?'),
      search: { view: oneOf(['history']), sort, ...asOfSearch, ...historySearch },
      under: 'tournaments',
    },
    {
      queries: {
        main: {
          path: 'tournament.get',
          input: ({ lang, tournamentId, categoryId, values }) =>
            withoutUndefined({ lang, tid: tournamentId, cid: categoryId ?? undefined, ...asOf(values) }),
        },
        forecast: {
          path: 'tournament.forecast',
          input: ({ lang, tournamentId, categoryId }) =>
            withoutUndefined({ lang, tid: tournamentId, cid: categoryId ?? undefined }),
          // The page does not wait for it: the browser asks once the tables are displayed.
          when: () => false,
        },
        history: {
          path: 'history.tournament',
          input: ({ lang, tournamentId, values }) =>
            withoutUndefined({ lang, tid: tournamentId, ...ofHistory(values) }),
          when: isHistory,
        },
      },
      subject: ({ tournament, category }: TournamentOutput, { categoryId }) => ({
        path: categoryId === null ? tournament.path : [tournament.season.slug, tournament, category],
        otherPath: tournament.otherPath,
      }),
      topics: ({ tournamentId }) => [`tournament:${tournamentId}`],
    },
  ),
};
