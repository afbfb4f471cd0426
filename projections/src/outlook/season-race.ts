import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { GameRow } from '../games/games.table.ts';
import { oddGamesOf } from '../standings/odd-games.ts';
import { countGame, emptyTally, lessDeducted, type Tally } from '../standings/record.ts';

/** A game to come: its expected margin and how far that may stray, apart from what is not known of the teams. */
export type GameToCome = {
  readonly home: number;
  readonly away: number;
  readonly margin: number;
  readonly spread: number;
  /** Goals of both sides together. */
  readonly total: number;
  readonly tieShare: number;
  /** The odd one of the games of its two teams, which some rules leave out. */
  readonly isOdd?: boolean;
};

/** A table with what has been played and what is to come: teams are numbered. */
export type SeasonRace = {
  readonly rules: Ruleset;
  /** Places in a recorded draw, by team; 0 where there is none. */
  readonly drawn: readonly number[];
  /** Each team's division; null outside any. */
  readonly divisions: readonly (number | null)[];
  readonly tallies: readonly Tally[];
  /** What teams got against each other: of `team` against `other` under `team · teams + other`. */
  readonly mutual: {
    readonly points: Float64Array;
    readonly goalsFor: Float64Array;
    readonly goalsAgainst: Float64Array;
    readonly games: Float64Array;
    /** Without the odd games. */
    readonly evenPoints: Float64Array;
    readonly evenGames: Float64Array;
  };
  /** One standard error of each team's strength, in goals. */
  readonly errors: readonly number[];
  /** Fair-play points a game, as a team got them so far. */
  readonly fairPlay: readonly number[];
  readonly games: readonly GameToCome[];
  /** Whether any criterion looks at games between the teams that are tied, and at their goals. */
  readonly comparesMutual: boolean;
  readonly comparesMutualGoals: boolean;
  readonly comparesEven: boolean;
  /** How many games to come each team has. */
  readonly toPlay: readonly number[];
};

type Played = {
  readonly teamIds: readonly number[];
  readonly games: readonly GameRow[];
  readonly rules: Ruleset;
  /** Points that decisions took, of the teams that lost any. */
  readonly deducted?: ReadonlyMap<number, number>;
  /** Known where games are to come as well. */
  readonly odd?: ReadonlySet<GameRow>;
};

const fairPlayRate = (tally: Tally, { fairPlay }: Ruleset): number => {
  if (!fairPlay) return 0;
  // Before any game, as often as not.
  return (tally.fairPlayPoints + fairPlay.maxPerGame / 2) / (tally.gamesPlayed + 1);
};

const add = (square: Float64Array, at: number, value: number): void => {
  square[at] = (square[at] as number) + value;
};

/** Counts what has been played. */
const countPlayed = ({ teamIds, games, rules, deducted, odd = oddGamesOf(games) }: Played) => {
  const teams = teamIds.length;
  const numbers = new Map(teamIds.map((teamId, index) => [teamId, index]));
  const tallies = teamIds.map((teamId) => lessDeducted(emptyTally(), deducted?.get(teamId) ?? 0));
  const mutual = {
    points: new Float64Array(teams * teams),
    goalsFor: new Float64Array(teams * teams),
    goalsAgainst: new Float64Array(teams * teams),
    games: new Float64Array(teams * teams),
    evenPoints: new Float64Array(teams * teams),
    evenGames: new Float64Array(teams * teams),
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
      add(mutual.points, at, tally.points - before.points);
      add(mutual.goalsFor, at, tally.goalsFor - before.goalsFor);
      add(mutual.goalsAgainst, at, tally.goalsAgainst - before.goalsAgainst);
      add(mutual.games, at, 1);
      if (odd.has(game)) continue;
      add(mutual.evenPoints, at, tally.points - before.points);
      add(mutual.evenGames, at, 1);
    }
  }
  return { tallies, mutual, fairPlay: tallies.map((tally) => fairPlayRate(tally, rules)) };
};

type ToCome = Pick<SeasonRace, 'drawn' | 'errors' | 'games'> & Partial<Pick<SeasonRace, 'divisions'>>;

/** A race from what has been played and what is to come. */
export const raceOf = (played: Played, { drawn, errors, games, divisions = [] }: ToCome): SeasonRace => {
  const { rules } = played;
  const criteria = [...rules.tieBreakers, ...(rules.whenThreeOrMore ?? [])];
  const toPlay = played.teamIds.map(
    (_, team) => games.filter(({ home, away }) => home === team || away === team).length,
  );
  return {
    rules,
    drawn,
    divisions,
    errors,
    games,
    toPlay,
    ...countPlayed(played),
    comparesMutual: criteria.some((criterion) => /^headToHead|AgainstBest$/.test(criterion)),
    comparesMutualGoals: criteria.some((criterion) =>
      /^headToHeadGoal|^goal.*AgainstBest$|^goalsAgainstBest$/.test(criterion),
    ),
    comparesEven: criteria.includes('headToHeadWithoutOddGame'),
  };
};
