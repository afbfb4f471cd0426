import type { GameCard, Outcome } from '@rondelle/contracts/competition/outputs.ts';
import { formatTime } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { periodWords } from './period-words.ts';

/** Who won, or null for a tie, a game without a result or one that both sides forfeited. */
export const winnerOf = ({ home, away, forfeitedBy, status }: GameCard): 'home' | 'away' | null => {
  if (status !== 'final') return null;
  if (forfeitedBy === 'both') return null;
  if (forfeitedBy) return forfeitedBy === 'home' ? 'away' : 'home';
  if (home.goals === null || away.goals === null || home.goals === away.goals) return null;
  return home.goals > away.goals ? 'home' : 'away';
};

/** How a played game ended for one of its teams, as form shows it; null for a game without a result. */
export const outcomeFor = (game: GameCard, teamId: number): Outcome | null => {
  if (game.status !== 'final') return null;
  const winner = winnerOf(game);
  if (winner === null) return game.forfeitedBy === 'both' ? 'L' : 'T';
  if (winner === (game.home.id === teamId ? 'home' : 'away')) return 'W';
  const late = game.decidedIn === 'overtime' || game.decidedIn === 'shootout';
  return late && !game.forfeitedBy ? 'O' : 'L';
};

/** In a word or two: how it ended, when it starts, or that it is cancelled. */
export const statusWords = (game: GameCard): string => {
  if (game.status === 'scheduled') return game.time ? formatTime(game.time) : m.game_status_scheduled();
  if (game.status === 'live') return game.period === null ? m.game_status_live() : periodWords(game.period);
  if (game.status === 'cancelled') return m.game_status_cancelled();
  if (game.forfeitedBy) return m.game_forfeit();
  if (game.decidedIn === 'overtime') return `${m.game_status_final()} ${m.game_overtime()}`;
  if (game.decidedIn === 'shootout') return `${m.game_status_final()} ${m.game_shootout()}`;
  return m.game_status_final();
};

/** Where it is played: the arena and its city, as far as they are known. */
export const placeWords = ({ venue, city }: GameCard): string =>
  [venue, city].filter((part) => part !== null).join(', ');
