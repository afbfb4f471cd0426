import { leaderboardMeasures, recordNames, tableColumns } from '../../competition/lists.ts';
import { day, id, instant, laterPage, oneOf, position, present } from '../url-values.ts';
import { page, wordless } from './entry.ts';

const asOf = { playedBy: day, knownOn: day, knownAt: instant };
const ofHistory = { include: oneOf(['games']), before: position };
const sort = oneOf(tableColumns.flatMap((column) => [column, `-${column}`]));

/** Seasons, and all that is played in them. */
export const competitionPages = {
  season: page({ path: wordless('/:season') }),
  latestResults: page({
    path: { fr: '/:season/derniers-resultats', en: '/:season/latest-results' },
    search: { category: id, date: day },
  }),
  leaderboard: page({
    path: {
      fr: '/:season/tableau-des-meneurs/c-:categoryId-*?',
      en: '/:season/leaderboard/c-:categoryId-*?',
    },
    search: { by: oneOf(leaderboardMeasures), ...asOf },
  }),
  liveScores: page({ path: { fr: '/:season/en-direct', en: '/:season/live-scores' }, search: { date: day } }),
  enterResults: page({ path: { fr: '/:season/saisie', en: '/:season/enter-results' } }),
  leagues: page({
    path: { fr: '/:season/ligues/c-:categoryId-*?', en: '/:season/leagues/c-:categoryId-*?' },
  }),
  teams: page({
    path: { fr: '/:season/equipes/c-:categoryId-*?', en: '/:season/teams/c-:categoryId-*?' },
    search: { region: id, page: laterPage },
  }),
  tournaments: page({
    path: { fr: '/:season/tournois/c-:categoryId-*?', en: '/:season/tournaments/c-:categoryId-*?' },
  }),
  category: page({ path: wordless('/:season/c-:categoryId-*') }),
  region: page({ path: wordless('/:season/r-:regionId-*') }),
  league: page({
    path: wordless('/:season/c-:categoryId-*/r-:regionId-*/d-:divisionId-*?'),
    search: {
      view: oneOf(['games', 'history']),
      why: present,
      from: day,
      to: day,
      team: id,
      record: oneOf(recordNames),
      sort,
      ...asOf,
      ...ofHistory,
      page: laterPage,
    },
    asksWhatIf: true,
  }),
  team: page({
    path: wordless('/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*'),
    search: { view: oneOf(['history']), ...asOf, ...ofHistory },
  }),
  teamStats: page({
    path: {
      fr: '/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*/statistiques',
      en: '/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*/stats',
    },
    search: { all: oneOf(['1']) },
  }),
  rivalry: page({ path: wordless('/:season/e1-:teamId1-*/e2-:teamId2-*'), search: { all: oneOf(['1']) } }),
  game: page({ path: wordless('/:season/g-:gameId'), search: { before: position } }),
  tournament: page({
    path: wordless('/:season/t-:tournamentId-*/c-:categoryId-*?'),
    search: { view: oneOf(['history']), sort, ...asOf, ...ofHistory },
  }),
};
