import { beginning, leagueOf } from './beginning.ts';
import { members } from './competition-steps.ts';
import { at, type StreamEvent } from './stream-event.ts';
import { twoWeeks } from './two-weeks.ts';

const erasure = at('member', 1, { type: 'MemberErased', data: { memberId: members[0] } });
const supervision = at('league', leagueOf(1, 1), {
  type: 'LeagueSupervisorJoined',
  data: { leagueId: leagueOf(1, 1), seasonId: 1, memberId: members[1] },
});

const opening = at('season', 1, {
  type: 'OpeningRatingsRecorded',
  data: {
    seasonId: 1,
    categoryId: 1,
    variance: 9.5,
    ratings: [
      { teamId: 1, rating: -1.25 },
      { teamId: 3, rating: 2 },
    ],
  },
});

const inLeague = { leagueId: leagueOf(1, 1), seasonId: 1 };
const reason = 'league-decision' as const;
/** A team whose game is void, and one that withdrew and is back. */
const withdrawals = [
  ...twoWeeks
    .slice(0, 1)
    .flatMap(({ event }) =>
      event.type === 'GameRecorded'
        ? [at('game', 902, { ...event, data: { ...event.data, gameId: 902, homeTeamId: 5 } })]
        : [],
    ),
  at('league', inLeague.leagueId, {
    type: 'TeamWithdrewFromLeague',
    data: { ...inLeague, teamId: 5, treatment: 'void', reason },
  }),
  at('league', inLeague.leagueId, {
    type: 'TeamWithdrewFromLeague',
    data: { ...inLeague, teamId: 3, treatment: 'void', reason },
  }),
  at('league', inLeague.leagueId, { type: 'TeamReturnedToLeague', data: { ...inLeague, teamId: 3 } }),
];

const setting = at('site', 1, {
  type: 'SiteSettingChanged',
  data: { siteId: 1, setting: 'siteState', value: 'maintenance' },
});

/** A history with the events that random histories rarely have. */
export const rareHistory: StreamEvent[] = [
  ...beginning,
  ...twoWeeks,
  ...withdrawals,
  opening,
  setting,
  supervision,
  erasure,
];
