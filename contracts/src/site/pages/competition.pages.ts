import { page, wordless } from './entry.ts';

/** Seasons, and all that is played in them. */
export const competitionPages = {
  season: page({ path: wordless('/:season') }),
  latestResults: page({ path: { fr: '/:season/derniers-resultats', en: '/:season/latest-results' } }),
  leaderboard: page({
    path: {
      fr: '/:season/tableau-des-meneurs/c-:categoryId-*?',
      en: '/:season/leaderboard/c-:categoryId-*?',
    },
  }),
  liveScores: page({ path: { fr: '/:season/en-direct', en: '/:season/live-scores' } }),
  enterResults: page({ path: { fr: '/:season/saisie', en: '/:season/enter-results' } }),
  leagues: page({
    path: { fr: '/:season/ligues/c-:categoryId-*?', en: '/:season/leagues/c-:categoryId-*?' },
  }),
  teams: page({ path: { fr: '/:season/equipes/c-:categoryId-*?', en: '/:season/teams/c-:categoryId-*?' } }),
  tournaments: page({
    path: { fr: '/:season/tournois/c-:categoryId-*?', en: '/:season/tournaments/c-:categoryId-*?' },
  }),
  category: page({ path: wordless('/:season/c-:categoryId-*') }),
  region: page({ path: wordless('/:season/r-:regionId-*') }),
  league: page({ path: wordless('/:season/c-:categoryId-*/r-:regionId-*/d-:divisionId-*?') }),
  team: page({ path: wordless('/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*') }),
  teamStats: page({
    path: {
      fr: '/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*/statistiques',
      en: '/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*/stats',
    },
  }),
  rivalry: page({ path: wordless('/:season/e1-:teamId1-*/e2-:teamId2-*') }),
  game: page({ path: wordless('/:season/g-:gameId') }),
  tournament: page({ path: wordless('/:season/t-:tournamentId-*/c-:categoryId-*?') }),
};
