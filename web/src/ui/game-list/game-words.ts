import type { GameCard } from '@rondelle/contracts/competition/answers.ts';
import { formatTime } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

/** Who won, or null for a tie, a game without a result or one that both sides forfeited. */
export const winnerOf = ({ home, away, forfeitedBy }: GameCard): 'home' | 'away' | null => {
  if (forfeitedBy === 'both') return null;
  if (forfeitedBy) return forfeitedBy === 'home' ? 'away' : 'home';
  if (home.goals === null || away.goals === null || home.goals === away.goals) return null;
  return home.goals > away.goals ? 'home' : 'away';
};

/** In a word or two: how it ended, when it starts, or that it is cancelled. */
export const statusWords = (game: GameCard): string => {
  if (game.status === 'scheduled') return game.time ? formatTime(game.time) : m.game_status_scheduled();
  if (game.status === 'live') return m.game_status_live();
  if (game.status === 'cancelled') return m.game_status_cancelled();
  if (game.forfeitedBy) return m.game_forfeit();
  if (game.decidedIn === 'overtime') return `${m.game_status_final()} ${m.game_overtime()}`;
  if (game.decidedIn === 'shootout') return `${m.game_status_final()} ${m.game_shootout()}`;
  return m.game_status_final();
};

/** Where it is played: the arena and its city, as far as they are known. */
export const placeWords = ({ venue, city }: GameCard): string =>
  [venue, city].filter((part) => part !== null).join(', ');
