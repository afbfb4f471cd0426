import type { GameCard, Outcome } from '@rondelle/contracts/competition/outputs.ts';
import { wordFor } from '../../lib/format/word-for.ts';
import { m } from '../../paraglide/messages.js';
import { namesCity } from '../../lib/format/names-city.ts';
import { formatDay, formatTime } from '../../lib/format/format.ts';
import { stageName } from './stage-name.ts';

const periods = {
  1: m.period_first,
  2: m.period_second,
  3: m.period_third,
  overtime: m.period_overtime,
  shootout: m.period_shootout,
} as const satisfies Record<NonNullable<GameCard['period']>, () => string>;

/** Names the period: « 2e période », "2nd period". */
export const periodWords = (period: NonNullable<GameCard['period']>): string => wordFor(periods, period);

/** Returns whether the game has a result, even one that does not count. */
export const hasResult = ({ status }: Pick<GameCard, 'status'>): boolean =>
  status === 'final' || status === 'void';

/** Returns the winner; null for a tie, a game that is not final or one that both teams forfeited. */
export const winnerOf = ({ home, away, forfeitedBy, status }: GameCard): 'home' | 'away' | null => {
  if (status !== 'final' || forfeitedBy === 'both') return null;
  if (forfeitedBy) return forfeitedBy === 'home' ? 'away' : 'home';
  if (home.goals === null || away.goals === null || home.goals === away.goals) return null;
  return home.goals > away.goals ? 'home' : 'away';
};

/** Returns the sides of a game in the order of its score: this team's first; without it, the home team's. */
export const sidesFor = (
  { away }: Pick<GameCard, 'away'>,
  teamId?: number,
): readonly ['home' | 'away', 'home' | 'away'] => (away.id === teamId ? ['away', 'home'] : ['home', 'away']);

/** Returns the other team of a team's game. */
export const opponentOf = ({ home, away }: GameCard, teamId: number) => (home.id === teamId ? away : home);

/** How a game was decided late, to stand after another word; empty after regulation and a forfeit. */
const lateWords = ({ decidedIn, forfeitedBy }: GameCard): string => {
  if (forfeitedBy) return '';
  if (decidedIn === 'overtime') return ` ${m.game_overtime()}`;
  return decidedIn === 'shootout' ? ` ${m.game_shootout()}` : '';
};

/** Returns how a final game ended for one of its teams; null without a result. */
export const outcomeFor = (game: GameCard, teamId: number): Outcome | null => {
  if (game.status !== 'final') return null;
  const winner = winnerOf(game);
  if (game.home.goals === null && !game.forfeitedBy) return null;
  if (winner === null) return game.forfeitedBy ? 'L' : 'T';
  if (winner === (game.home.id === teamId ? 'home' : 'away')) return 'W';
  return lateWords(game) === '' ? 'L' : 'O';
};

/** Returns whether the game was left unfinished, or its day or its season is over, and its result is not recorded. */
export const isAwaited = ({ status, date }: GameCard, today: string | null): boolean =>
  status === 'unfinished' ||
  status === 'noResult' ||
  (status === 'scheduled' && today !== null && date < today);

/** Names the team or teams that forfeited the game; empty when none did. */
export const forfeitWords = ({ forfeitedBy, home, away }: GameCard): string => {
  if (!forfeitedBy) return '';
  const both = `${home.name}, ${away.name}`;
  return m.game_forfeit_by({ team: { home: home.name, away: away.name, both }[forfeitedBy] });
};

/** Describes the state in a word or two: how it ended, its start, or that it is awaited, postponed or cancelled. */
export const statusWords = (game: GameCard, today: string | null = null): string => {
  if (game.status === 'unfinished') return m.game_status_unfinished();
  if (game.status === 'noResult') return m.game_status_no_result();
  if (game.status === 'void') return m.game_status_void();
  if (isAwaited(game, today)) return m.game_status_awaited();
  if (game.status === 'scheduled') return game.time ? formatTime(game.time) : m.game_status_scheduled();
  if (game.status === 'live') return game.period === null ? m.game_status_live() : periodWords(game.period);
  if (game.status === 'cancelled') return m.game_status_cancelled();
  if (game.status === 'postponed') return m.game_status_postponed();
  return m.game_status_final() + lateWords(game);
};

/** Formats the venue and its city, as far as they are known, without repeating the city. */
export const venueWords = ({ venue, city }: Pick<GameCard, 'venue' | 'city'>): string => {
  if (venue !== null && city !== null && namesCity(venue, city)) return venue;
  return [venue, city].filter((part) => part !== null).join(', ');
};

/** States whether a team plays at home or away. */
export const sideWords = ({ home }: GameCard, teamId: number): string =>
  home.id === teamId ? m.game_at_home() : m.game_away();

type Dated = {
  readonly showDate: boolean;
  readonly showYear: boolean;
  /** False when a heading already states that the games are to come. */
  readonly showToCome?: boolean;
  readonly today: string | null;
};

/** Formats a row's date, if shown, and the state of the game. Games to come have their weekday, for planning. */
export const stateWords = (
  game: GameCard,
  { showDate, showYear, showToCome = true, today }: Dated,
): string => {
  const isToCome = game.status === 'scheduled' && !isAwaited(game, today);
  if (!showDate && isToCome) return showToCome ? m.game_status_scheduled() : '';
  if (!showDate) return statusWords(game, today);
  if (game.status === 'postponed') return statusWords(game);
  const ofSeason = isToCome ? 'short' : 'bare';
  const day = formatDay(game.date, showYear ? 'dated' : ofSeason);
  if (isToCome) return day;
  if (game.status === 'scheduled' && isAwaited(game, today))
    return `${day} · ${m.game_status_awaited_short()}`;
  if (game.status !== 'final') return `${day} · ${statusWords(game, today)}`;
  return day + lateWords(game);
};

/** Names the league or tournament of games, or states that they count in none. */
export const competitionWords = ({ competition, category }: GameCard): string =>
  competition?.name ?? m.game_interleague_in({ category: category.name });

type FactOptions = { readonly showCompetition: boolean; readonly showStage: boolean };

/** Returns whether a row names the venue: it is known, and the game is not over. */
export const showsVenue = (game: GameCard): boolean =>
  (game.status === 'scheduled' || game.status === 'live') && venueWords(game) !== '';

/** Formats a row's other facts: who forfeited, competition and round. */
export const factsOf = (game: GameCard, { showCompetition, showStage }: FactOptions): string => {
  const isKnockOut = game.stage !== 'regular' && game.stage !== 'preliminary';
  return [
    forfeitWords(game),
    showCompetition && competitionWords(game),
    showStage && isKnockOut && stageName(game.stage),
    game.status === 'postponed' && m.game_day_to_come(),
  ]
    .filter(Boolean)
    .join(' · ');
};
