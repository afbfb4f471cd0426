import type { FeatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import type { FeatRow, GameFeat } from '../../views/feats/feats.table.ts';
import type { Names } from './names.ts';

type Game = { readonly gameId: number; readonly date: string };
/** Returns the season of a game, which the path of its page needs. */
export type SeasonOf = (gameId: number) => number;
export type Feats = Omit<FeatRow, 'seasonId' | 'teamId' | 'categoryId'>;

export const gameOutputOf = ({ gameId, date }: Game, seasonOf: SeasonOf, { paths, slugOfSeason }: Names) => ({
  gameId,
  date,
  path: paths.game(slugOfSeason(seasonOf(gameId)), gameId),
});

const featOutput = (feat: GameFeat | null, seasonOf: SeasonOf, names: Names): FeatsOutput['biggestWin'] =>
  feat && {
    game: gameOutputOf(feat, seasonOf, names),
    opponent: names.team(feat.opponentId, seasonOf(feat.gameId)),
    value: feat.value,
    goalsFor: feat.goalsFor,
    goalsAgainst: feat.goalsAgainst,
  };

/** Returns a team's most notable games and runs; the names must include their opponents. */
export const featsOutputOf = (feats: Feats, seasonOf: SeasonOf, names: Names): FeatsOutput => ({
  biggestWin: featOutput(feats.biggestWin, seasonOf, names),
  highestScoring: featOutput(feats.highestScoring, seasonOf, names),
  shutouts: feats.shutouts,
  longestWinningStreak: feats.longestWinningStreak,
});

/** Returns the opponents in a team's most notable games, to load their names. */
export const opponentsInFeats = ({ biggestWin, highestScoring }: Feats, seasonOf: SeasonOf) =>
  [biggestWin, highestScoring].flatMap((feat) =>
    feat ? [{ teamId: feat.opponentId, seasonId: seasonOf(feat.gameId) }] : [],
  );
