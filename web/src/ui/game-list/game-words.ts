import type { GameCard, Outcome } from '@rondelle/contracts/competition/outputs.ts';
import { formatDay, formatTime } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { periodWords } from './period-words.ts';
import { stageName } from './stage-name.ts';

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
  if (game.home.goals === null && !game.forfeitedBy) return null;
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

type Dated = { readonly showDate: boolean; readonly showYear: boolean };

/** In a row: the day, where that matters, and how far the game is. */
export const stateWords = (game: GameCard, { showDate, showYear }: Dated): string => {
  const isToCome = game.status === 'scheduled';
  if (!showDate) return isToCome ? m.game_status_scheduled() : statusWords(game);
  const day = formatDay(game.date, showYear ? 'dated' : 'bare');
  const isPlain = game.status === 'final' && game.decidedIn === 'regulation' && !game.forfeitedBy;
  return isToCome || isPlain ? day : `${day} · ${statusWords(game)}`;
};

type Shown = {
  readonly showCompetition: boolean;
  readonly showStage: boolean;
  readonly showPlace: boolean;
};

/** What else a row says: the competition, the round, and of a game that is not over where it is played. */
export const factsOf = (game: GameCard, { showCompetition, showStage, showPlace }: Shown): string => {
  const isKnockOut = game.stage !== 'regular' && game.stage !== 'preliminary';
  const isOver = game.status === 'final' || game.status === 'cancelled';
  return [
    ...(showCompetition ? [competitionWords(game)] : []),
    ...(showStage && isKnockOut ? [stageName(game.stage)] : []),
    ...(showPlace && !isOver ? [placeWords(game)] : []),
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
};

/** The league or tournament, or that the game counts in none. */
export const competitionWords = ({ competition, category }: GameCard): string =>
  competition?.name ?? m.results_inter_league({ category: category.name });
