import { opponentDistances, opponentLevels } from '../../competition/opponent-filters.ts';
import type { OpponentsOutput } from '../../competition/opponents.ts';
import type { RivalsOutput, TeamOutput, TeamStatsOutput } from '../../competition/team.outputs.ts';
import { day, laterPage, oneOf } from '../url-values.ts';
import { page, wordless } from './entry.ts';
import { asOf, asOfSearch, historySearch, inSeason, isHistory, withoutUndefined } from './inputs.ts';

const flag = oneOf(['1']);
/** `1`: all seasons. */
const all = flag;
type Statistics = { readonly season: string; readonly values: { readonly all?: '1' } };
const seasonUnlessAll = ({ season, values }: Statistics) => (values.all ? undefined : season);

/** Teams, their opponents and rivalries. */
export const teamPages = {
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
};
