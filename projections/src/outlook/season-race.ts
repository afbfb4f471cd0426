import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { GameRow } from '../games/games.table.ts';
import { countGame, emptyTally, type Tally } from '../standings/record.ts';

/** A game to come: its expected margin and how far that may stray, apart from what is not known of the teams. */
export type GameToCome = {
  readonly home: number;
  readonly away: number;
  readonly margin: number;
  readonly spread: number;
  /** Goals of both sides together. */
  readonly total: number;
  readonly tieShare: number;
};

/** A table with what has been played and what is to come: teams are numbered. */
export type SeasonRace = {
  readonly rules: Ruleset;
  /** Places in a recorded draw, by team; 0 where there is none. */
  readonly drawn: readonly number[];
  readonly tallies: readonly Tally[];
  /** What teams got against each other: of `team` against `other` under `team · teams + other`. */
  readonly mutual: {
    readonly points: Float64Array;
    readonly goalsFor: Float64Array;
    readonly goalsAgainst: Float64Array;
  };
  /** One standard error of each team's strength, in goals. */
  readonly errors: readonly number[];
  /** Fair-play points a game, as a team got them so far. */
  readonly fairPlay: readonly number[];
  readonly games: readonly GameToCome[];
  /** Whether any criterion looks at games between the teams that are tied, and at their goals. */
  readonly comparesMutual: boolean;
  readonly comparesMutualGoals: boolean;
  /** How many games to come each team has. */
  readonly toPlay: readonly number[];
};

type Played = {
  readonly teamIds: readonly number[];
  readonly games: readonly GameRow[];
  readonly rules: Ruleset;
};

const fairPlayRate = (tally: Tally, { fairPlay }: Ruleset): number => {
  if (!fairPlay) return 0;
  // Before any game, as often as not.
  return (tally.fairPlayPoints + fairPlay.maxPerGame / 2) / (tally.gamesPlayed + 1);
};

/** Counts what has been played. */
const countPlayed = ({ teamIds, games, rules }: Played) => {
  const teams = teamIds.length;
  const numbers = new Map(teamIds.map((teamId, index) => [teamId, index]));
  const tallies = teamIds.map(emptyTally);
  const mutual = {
    points: new Float64Array(teams * teams),
    goalsFor: new Float64Array(teams * teams),
    goalsAgainst: new Float64Array(teams * teams),
  };
  for (const game of games) {
    const [home, away] = [numbers.get(game.homeTeamId), numbers.get(game.awayTeamId)];
    for (const [team, other, side] of [
      [home, away, 'home'],
      [away, home, 'away'],
    ] as const) {
      const tally = team === undefined ? undefined : tallies[team];
      if (team === undefined || !tally) continue;
      const before = { ...tally };
      countGame(tally, game, side, rules);
      if (other === undefined) continue;
      const at = team * teams + other;
      mutual.points[at] = (mutual.points[at] as number) + tally.points - before.points;
      mutual.goalsFor[at] = (mutual.goalsFor[at] as number) + tally.goalsFor - before.goalsFor;
      mutual.goalsAgainst[at] =
        (mutual.goalsAgainst[at] as number) + tally.goalsAgainst - before.goalsAgainst;
    }
  }
  return { tallies, mutual, fairPlay: tallies.map((tally) => fairPlayRate(tally, rules)) };
};

type ToCome = Pick<SeasonRace, 'drawn' | 'errors' | 'games'>;

/** A race from what has been played and what is to come. */
export const raceOf = (played: Played, { drawn, errors, games }: ToCome): SeasonRace => {
  const { rules } = played;
  const criteria = [...rules.tieBreakers, ...(rules.whenThreeOrMore ?? [])];
  const toPlay = played.teamIds.map(
    (_, team) => games.filter(({ home, away }) => home === team || away === team).length,
  );
  return {
    rules,
    drawn,
    errors,
    games,
    toPlay,
    ...countPlayed(played),
    comparesMutual: criteria.some((criterion) => criterion.startsWith('headToHead')),
    comparesMutualGoals: criteria.some((criterion) => criterion.startsWith('headToHeadGoal')),
  };
};
