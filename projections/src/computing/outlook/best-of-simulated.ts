import type { CountedGame } from '../../views/games/counted-games.ts';
import { ranksOn, type Rules } from '../../views/standings/standings.ts';
import type { PerGame } from '../season-race/per-game.ts';
import { basisOf, type SeasonRace } from '../season-race/season-race.ts';
import { hashOf } from './league-outlook.ts';
import { type Random, randomFrom } from './random.ts';
import { type SeasonPlayer, seasonPlayer } from './season-player.ts';
import { yieldToEventLoop } from './simulate-in-parts.ts';

/** A group whose open games are simulated. */
export type RacingGroup = {
  /** In the order of the race. */
  readonly teamIds: readonly number[];
  readonly race: SeasonRace;
  /** Number of teams, with those that withdrew. */
  readonly size: number;
  readonly played: readonly CountedGame[];
  /** The games to come, in the order of the race. */
  readonly open: readonly CountedGame[];
};

/** The groups of a category, and the places for the n-th best of all teams with a rank. */
export type BestOfGroups = {
  readonly groups: readonly RacingGroup[];
  readonly places: readonly { readonly rank: number; readonly nth: number }[];
  readonly rules: Rules;
  /** Points deducted by decisions, by team. */
  readonly deducted: ReadonlyMap<number, number>;
};

/** By team and rank: the share of simulations with that rank in which the team goes on as one of the best. */
export type SharesOfBest = ReadonlyMap<number, ReadonlyMap<number, number>>;

const simulations = 4_000;
/** Number of simulations between two turns of the event loop. */
const partSize = 100;

const decidedIn = ['regulation', 'overtime', 'shootout'] as const;

const meanOf = (perGame: PerGame | null, team: number): number | null =>
  perGame && Math.round(perGame.means[team] ?? 0);

/** Gives the games to come the fair-play points and penalty minutes that their teams usually have. */
const withUsual = ({ open, race }: RacingGroup): readonly CountedGame[] =>
  open.map((game, at) => {
    const { home = 0, away = 0 } = race.games[at] ?? {};
    return {
      ...game,
      homeFairPlay: meanOf(race.fairPlay, home),
      awayFairPlay: meanOf(race.fairPlay, away),
      homePenaltyMinutes: meanOf(race.penaltyMinutes, home),
      awayPenaltyMinutes: meanOf(race.penaltyMinutes, away),
    };
  });

/** A group at the end of a simulation, until the next one. */
type Ended = Pick<RacingGroup, 'size'> & {
  readonly order: readonly number[];
  readonly gamesOf: (teamId: number) => readonly CountedGame[];
};

const endedAs = (game: CountedGame, at: number, { played }: SeasonPlayer): CountedGame => ({
  ...game,
  status: 'final',
  homeGoals: played.homeGoals[at] ?? 0,
  awayGoals: played.awayGoals[at] ?? 0,
  decidedIn: decidedIn[played.decided[at] ?? 0] ?? 'regulation',
});

const isOf = (teamId: number, { homeTeamId, awayTeamId }: CountedGame): boolean =>
  homeTeamId === teamId || awayTeamId === teamId;

/** Returns a function that simulates the rest of a group once more. */
const endingsOf = (group: RacingGroup, seed: number): (() => Ended) => {
  const player = seasonPlayer(group.race, seed);
  const { teamIds, size, played } = group;
  const open = [...withUsual(group).entries()];
  const byTeam = new Map(
    teamIds.map((teamId) => [
      teamId,
      {
        played: played.filter((game) => isOf(teamId, game)),
        open: open.filter(([, game]) => isOf(teamId, game)),
      },
    ]),
  );
  const gamesOf = (teamId: number): readonly CountedGame[] => {
    const own = byTeam.get(teamId);
    return own ? [...own.played, ...own.open.map(([at, game]) => endedAs(game, at, player))] : [];
  };
  return () => ({ size, order: [...player.play()].map((team) => teamIds[team] ?? 0), gamesOf });
};

/**
 * Returns the teams with a rank in their groups, the best first, compared as `bestOf` compares them: by the games among
 * teams that every group has a rank for. Lots order teams that the rules leave level.
 */
const bestFirst = (
  ended: readonly Ended[],
  rank: number,
  { rules, deducted }: BestOfGroups,
  random: Random,
): readonly number[] => {
  const large = ended.filter(({ size }) => size >= rank);
  const smallest = Math.min(...large.map(({ size }) => size));
  const teams = large.flatMap(({ order, gamesOf }) => {
    const teamId = order[rank - 1];
    if (teamId === undefined) return [];
    const counted = new Set(order.slice(0, smallest));
    const isCounted = ({ homeTeamId, awayTeamId }: CountedGame): boolean =>
      counted.has(homeTeamId) && counted.has(awayTeamId);
    return [{ teamId, games: gamesOf(teamId).filter(isCounted) }];
  });
  // Teams of different groups have no game in common.
  const games = teams.flatMap((team) => team.games);
  return ranksOn(
    teams.map(({ teamId }) => teamId),
    games,
    rules,
    deducted,
  )
    .map(({ teamId, rank: among }) => ({ teamId, at: among + random.share() / 2 }))
    .sort((a, b) => a.at - b.at)
    .map(({ teamId }) => teamId);
};

/**
 * Simulates the rest of all groups together. The same groups give the same shares; a team that never had a rank
 * has no share for it. One simulation of five groups of four takes about 0.1 ms of a processor.
 */
export const sharesOfBest = async (input: BestOfGroups): Promise<SharesOfBest> => {
  const seed = hashOf(input.groups.map(({ race }) => basisOf(race)).join());
  const groups = input.groups.map((group, at) => endingsOf(group, seed + at));
  const random = randomFrom(seed + groups.length);
  const ranks = [...Map.groupBy(input.places, ({ rank }) => rank)].map(([rank, places]) => ({
    rank,
    nths: new Set(places.map(({ nth }) => nth)),
  }));
  const counts = new Map<number, Map<number, { had: number; wentOn: number }>>();
  const countOf = (teamId: number, rank: number) => {
    const own = counts.get(teamId) ?? new Map<number, { had: number; wentOn: number }>();
    counts.set(teamId, own);
    const count = own.get(rank) ?? { had: 0, wentOn: 0 };
    own.set(rank, count);
    return count;
  };
  for (let round = 0; round < simulations; round += 1) {
    if (round % partSize === 0) await yieldToEventLoop();
    const ended = groups.map((end) => end());
    for (const { rank, nths } of ranks)
      for (const [at, teamId] of bestFirst(ended, rank, input, random).entries()) {
        const count = countOf(teamId, rank);
        count.had += 1;
        if (nths.has(at + 1)) count.wentOn += 1;
      }
  }
  return new Map(
    [...counts].map(([teamId, own]) => [
      teamId,
      new Map([...own].map(([rank, { had, wentOn }]) => [rank, wentOn / had])),
    ]),
  );
};
