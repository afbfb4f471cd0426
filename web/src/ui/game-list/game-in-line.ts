import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import { forfeitWords } from '../game-words/game-words.ts';
import { gameTitle } from '../game-words/game-title.ts';

const scoreOf = ({ home, away }: GameCard) =>
  home.goals === null || away.goals === null ? '' : ` ${home.goals}–${away.goals}`;

/** Formats a game in one line: day, teams, score and who forfeited. */
export const gameInLine = (game: GameCard): string => {
  const forfeit = forfeitWords(game);
  const text = `${formatDay(game.date)}, ${gameTitle(game.home.name, game.away.name)}${scoreOf(game)}`;
  return forfeit === '' ? text : `${text} (${forfeit})`;
};
