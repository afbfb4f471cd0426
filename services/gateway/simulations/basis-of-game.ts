import { createHash } from 'node:crypto';
import { throughGame } from '@rondelle/projections/computing/as-of/as-of-game.ts';
import type { GameInLeague } from '@rondelle/projections/computing/outlook/chances-around-game.ts';

type Dated = GameInLeague['ofCategory'][number];
const resultOf = ({ gameId, homeTeamId, awayTeamId, status, homeGoals, awayGoals, decidedIn }: Dated) =>
  status === 'final'
    ? [gameId, homeTeamId, awayTeamId, homeGoals, awayGoals, decidedIn]
    : [gameId, homeTeamId, awayTeamId, status];

/**
 * Returns a short text that is equal only for games with the same chances around them: a hash of the rules, the teams,
 * the schedule and the results until then. Later results do not change it.
 */
export const basisOfGame = ({ league, ofCategory, game }: GameInLeague): string => {
  const { table, competition, opening } = league;
  const parts = [
    [competition.rules, competition.draw, opening.variance, ...opening.ratings],
    [...table.teamIds],
    [...table.divisions, ...table.deducted, ...(table.withdrawn ?? [])],
    throughGame(table.games, game).map((one) => [one.date, one.forfeitedBy, ...resultOf(one)]),
    ofCategory.filter(({ date, status }) => date < game.date && status === 'final').map(resultOf),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
};
