import { leagueOf } from './beginning.ts';
import { at } from './stream-event.ts';

/** Two games of the same teams, a week apart: the forecast of the second one uses the first. */
export const twoWeeks = [11, 19].map((day, index) =>
  at('game', 900 + index, {
    type: 'GameRecorded',
    data: {
      gameId: 900 + index,
      seasonId: 1,
      key: null,
      categoryId: 1,
      leagueId: leagueOf(1, 1),
      tournamentId: null,
      stage: 'regular',
      group: null,
      homeTeamId: 1,
      awayTeamId: 3,
      date: `2021-11-${day}`,
      time: null,
      venue: null,
      city: null,
      homeGoals: 4,
      awayGoals: 2,
      decidedIn: 'regulation',
      forfeitedBy: null,
      homeFairPlay: null,
      awayFairPlay: null,
    },
  }),
);
