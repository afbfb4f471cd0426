import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatDay } from '../../lib/format.ts';

const scoreOf = ({ home, away }: GameCard) =>
  home.goals === null || away.goals === null ? '' : ` ${home.goals}–${away.goals}`;

/** Formats a game in one line: day, teams and score. */
export const gameInLine = (game: GameCard): string =>
  `${formatDay(game.date)}, ${game.home.name} – ${game.away.name}${scoreOf(game)}`;
