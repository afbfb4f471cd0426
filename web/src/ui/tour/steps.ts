import type { Paths } from '@rondelle/contracts/site/paths.ts';
import { m } from '../../paraglide/messages.js';

export type Step = {
  readonly title: string;
  readonly text: string;
  /** The page of this step. */
  readonly path: string;
  /** Selectors of the target; the first one found is highlighted. */
  readonly targets: readonly string[];
};

/** Returns the steps of the guided tour; those of a season only when there is one. */
export const tourSteps = (paths: Paths, season: string | null): readonly Step[] => {
  const ofSeason: readonly Step[] =
    season === null
      ? []
      : [
          {
            title: m.tour_results(),
            text: m.tour_results_text(),
            path: paths.latestResults(season),
            targets: ['main ul', 'main'],
          },
          {
            title: m.tour_leagues(),
            text: m.tour_leagues_text(),
            path: paths.leagues(season),
            targets: ['main ul a', 'main'],
          },
          {
            title: m.tour_leaderboard(),
            text: m.tour_leaderboard_text(),
            path: paths.leaderboard(season),
            targets: ['main table', 'main'],
          },
          {
            title: m.tour_teams(),
            text: m.tour_teams_text(),
            path: paths.teams(season),
            targets: ['main form', 'main'],
          },
          {
            title: m.tour_activity(),
            text: m.tour_activity_text(),
            path: paths.activity(season),
            targets: ['main ul', 'main'],
          },
        ];
  return [
    {
      title: m.tour_home(),
      text: m.tour_home_text(),
      path: paths.home(),
      targets: ['main h1', 'main'],
    },
    {
      title: m.tour_search(),
      text: m.tour_search_text(),
      path: paths.search(),
      targets: ['main input', 'main'],
    },
    ...ofSeason,
    {
      title: m.tour_register(),
      text: m.tour_register_text(),
      path: paths.register(),
      targets: ['main form', 'main'],
    },
    {
      title: m.tour_help(),
      text: m.tour_help_text(),
      path: paths.instructions(),
      targets: ['main nav', 'main'],
    },
  ];
};
