import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import fc from 'fast-check';
import { history } from '../../flow/histories.ts';
import { beginning } from '../../flow/histories/beginning.ts';
import type { StreamEvent } from '../../flow/histories/stream-event.ts';
import { withOddValue, oddEvents } from './odd-events.arbitrary.ts';

/** Inserts odd events between the others, at the given indexes. */
const mixed = (
  happened: readonly StreamEvent[],
  odd: readonly StreamEvent[],
  indexes: readonly number[],
): readonly StreamEvent[] => {
  const all = happened.map((one, i) => ({ one, at: i }));
  const others = odd.map((one, i) => ({
    one,
    at: (indexes[i % indexes.length] ?? 0) % (happened.length + 1),
  }));
  return [...all, ...others].sort((a, b) => a.at - b.at).map(({ one }) => one);
};

/** The values to replace, and the events with them. */
const edits = fc.array(fc.record({ which: fc.nat(), at: fc.nat(), seed: fc.nat() }), { maxLength: 15 });

const withOddValues = (
  happened: readonly StreamEvent[],
  drawn: readonly { readonly which: number; readonly at: number; readonly seed: number }[],
): readonly StreamEvent[] => {
  const all = [...happened];
  for (const { which, at, seed } of drawn) {
    const one = all[which % all.length];
    if (one) all[which % all.length] = withOddValue(one, at, seed);
  }
  return all;
};

/** A valid history of two seasons, some of its values odd, mixed with arbitrary events. */
export const oddHistory: fc.Arbitrary<readonly StreamEvent[]> = fc
  .tuple(
    fc.tuple(history, edits).map((parts) => withOddValues(...parts)),
    oddEvents({ about: 'any', seasons: [1, 1, 2, 7, 2 ** 40] }, 40),
    fc.array(fc.nat({ max: 200 }), { minLength: 1, maxLength: 60 }),
  )
  .map((parts) => mixed(...parts));

const odd = (stream: StreamName, type: string, data: object): StreamEvent => ({
  stream,
  event: { type, data } as unknown as CompetitionEvent,
});
const fixture = {
  seasonId: 1,
  key: null,
  categoryId: 1,
  leagueId: 11,
  tournamentId: null,
  stage: 'regular',
  group: '',
  homeTeamId: 1,
  awayTeamId: 3,
  date: '2021-11-15',
  time: null,
  venue: '',
  city: '\u202e',
};
const played = {
  homeGoals: 4,
  awayGoals: 2,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
};

/** The oddest events that could be stored and read before payloads were validated. */
export const oddestEvents: readonly StreamEvent[] = [
  ...beginning,
  odd('season-1', 'SeasonDatesChanged', { seasonId: 1, startsOn: '1899-08-01', endsOn: '9999-12-31' }),
  odd('team-3', 'TeamListedForSeason', {
    teamId: 3,
    seasonId: 1,
    name: '',
    categoryId: 1,
    regionId: 1,
    city: '',
  }),
  odd('league-11', 'LeagueRenamed', { leagueId: 11, seasonId: 1, name: { fr: '', en: '</script>' } }),
  odd('region-1', 'RegionRenamed', { regionId: 1, name: { fr: ' ', en: '🏒' }, onlyIn: null }),
  odd('game-1', 'GameRecorded', { gameId: 1, ...fixture, ...played, date: '0001-01-03', time: 'noon' }),
  odd('game-1', 'ResultCorrected', { gameId: 1, seasonId: 1, ...played, homeGoals: -1, reason: '__proto__' }),
  odd('game-2', 'GameRecorded', { gameId: 2, ...fixture, ...played, leagueId: null, decidedIn: 'nothing' }),
  odd('game-3', 'GameScheduled', { gameId: 3, ...fixture, stage: 'friendly', homeTeamId: 2_000_000_000 }),
  odd('game-3', 'GameStarted', { gameId: 3, seasonId: 1 }),
  odd('game-3', 'LiveScoreChanged', { gameId: 3, seasonId: 1, homeGoals: 1e9, awayGoals: 0, period: 9 }),
  odd('game-4', 'GameScheduled', { gameId: 4, ...fixture, date: '9999-12-31', homeTeamId: 0.5 }),
  odd('game-5', 'GameScheduled', { gameId: 5, ...fixture, tournamentId: 1, leagueId: null, awayTeamId: '3' }),
  odd('tournament-1', 'TournamentDatesChanged', {
    tournamentId: 1,
    seasonId: 1,
    startsOn: '0001-01-01',
    endsOn: '0001-12-31',
  }),
  odd('game-6', 'GameRecorded', { gameId: 6, ...fixture, ...played, homeTeamId: 2, awayTeamId: 2 ** 31 - 1 }),
  odd('tournament-1', 'TournamentForgotten', { tournamentId: 1, seasonId: 1 }),
  odd('team-1', 'TeamDeleted', { teamId: 1, reason: 'toString' }),
  odd('team-5', 'TeamDelistedFromSeason', { teamId: 5, seasonId: 2, reason: null }),
];
