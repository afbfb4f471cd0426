import type { GameOutput } from '../../competition/game.outputs.ts';
import type { LeagueOutput } from '../../competition/league.outputs.ts';
import { presetNames, recordNames, tableColumns } from '../../competition/lists.ts';
import { opponentDistances, opponentLevels } from '../../competition/opponent-filters.ts';
import type { OpponentsOutput } from '../../competition/opponents.ts';
import type { RivalsOutput, TeamOutput, TeamStatsOutput } from '../../competition/team.outputs.ts';
import type { TournamentOutput } from '../../competition/tournament.outputs.ts';
import { anyPage, day, id, laterPage, oneOf, position, present } from '../url-values.ts';
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
const flag = oneOf(['1']);
/** `1`: all seasons. */
const all = flag;
type Statistics = { readonly season: string; readonly values: { readonly all?: '1' } };
const seasonUnlessAll = ({ season, values }: Statistics) => (values.all ? undefined : season);

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

/** Leagues, tournaments, teams and games. */
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
  team: page(
    {
      path: wordless('/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*'),
      search: { view: oneOf(['calendar', 'history']), ...asOfSearch, ...historySearch },
      under: 'teams',
    },
    {
      queries: {
        main: {
          path: 'team.get',
          input: (params) =>
            withoutUndefined({ ...inSeason(params), eid: params.teamId, ...asOf(params.values) }),
        },
        forecast: {
          path: 'team.forecast',
          input: ({ teamId, ...params }) => ({ ...inSeason(params), eid: teamId }),
          when: ({ values }) =>
            values.view === undefined && !values.playedBy && !values.knownAt && !values.knownOn,
        },
        calendar: {
          path: 'game.list',
          input: ({ teamId, ...params }) => ({ ...inSeason(params), eid: teamId }),
          when: ({ values }) => values.view === 'calendar',
        },
        history: {
          path: 'history.team',
          input: ({ lang, teamId, values }) => withoutUndefined({ lang, eid: teamId, before: values.before }),
          when: isHistory,
        },
      },
      subject: ({ team }: TeamOutput) => ({
        path: team.path,
        otherPath: team.otherPath,
        seasons: [
          ...team.seasons.map(({ season, path }) => ({ slug: season.slug, path })),
          ...team.clubSeasons.map(({ season, path, name }) => ({ slug: season.slug, path, team: name })),
        ],
      }),
      topics: ({ teamId }) => [`team:${teamId}`],
    },
  ),
  teamStats: page(
    {
      path: {
        fr: '/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*/statistiques',
        en: '/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*/stats',
      },
      search: { all },
      under: 'teams',
    },
    {
      queries: {
        main: {
          path: 'team.stats',
          input: (params) =>
            withoutUndefined({ lang: params.lang, eid: params.teamId, sid: seasonUnlessAll(params) }),
        },
      },
      // For all seasons, the names in the path depend on the season that the reader came from, so there is no canonical
      // path.
      subject: ({ season, team }: TeamStatsOutput, { lang }) =>
        season
          ? {
              path: team.statsPath,
              otherPath: `${team.otherPath}/${lang === 'fr' ? 'stats' : 'statistiques'}`,
            }
          : {},
      topics: ({ teamId }) => [`team:${teamId}`],
    },
  ),
  opponents: page(
    {
      path: {
        fr: '/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*/contre-qui-jouer',
        en: '/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*/opponents',
      },
      search: {
        within: oneOf(opponentDistances),
        level: oneOf(opponentLevels),
        on: day,
        unmet: flag,
        free: flag,
        page: laterPage,
      },
      under: 'teams',
    },
    {
      queries: {
        main: {
          path: 'team.opponents',
          input: ({ teamId, values, ...params }) =>
            withoutUndefined({ ...inSeason(params), eid: teamId, ...values, page: values.page ?? 1 }),
        },
      },
      subject: ({ season, team }: OpponentsOutput, { lang }) => ({
        path: [season.slug, team.category, team.region, team],
        otherPath: `${team.otherPath}/${lang === 'fr' ? 'opponents' : 'contre-qui-jouer'}`,
      }),
      topics: ({ teamId }) => [`team:${teamId}`],
    },
  ),
  rivalry: page(
    {
      path: wordless('/:season/e1-:teamId1-*/e2-:teamId2-*'),
      search: { all },
      under: 'teams',
    },
    {
      queries: {
        main: {
          path: 'team.rivals',
          input: (params) =>
            withoutUndefined({
              lang: params.lang,
              eid1: params.teamId1,
              eid2: params.teamId2,
              sid: seasonUnlessAll(params),
            }),
        },
      },
      subject: ({ season, teams }: RivalsOutput) => (season ? { path: [season.slug, ...teams] } : {}),
      topics: ({ teamId1, teamId2 }) => [`team:${teamId1}`, `team:${teamId2}`],
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
