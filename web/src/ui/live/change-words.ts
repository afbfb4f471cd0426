import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { LiveChanges } from '../../lib/live/live-changes.ts';
import { m } from '../../paraglide/messages.js';
import { statusWords } from '../game-words/game-words.ts';

/** Up to this many games are named; of the others only the number. */
const named = 2;

const gameWords = (game: GameCard): string => {
  const { home, away } = game;
  const status = statusWords(game);
  if (home.goals === null || away.goals === null)
    return m.live_game_status({ home: home.name, away: away.name, status });
  return m.live_game_score({
    home: home.name,
    homeGoals: home.goals,
    away: away.name,
    awayGoals: away.goals,
    status,
  });
};

/** Describes changes in a sentence or two. */
export const changeWords = ({ games, teams, entries }: LiveChanges): string => {
  if (games.length === 0 && teams.length > 0) return m.live_table();
  if (games.length === 0) return entries ? m.live_entries() : '';
  const words = games.slice(0, named).map(gameWords);
  const more = games.length - named;
  return [...words, ...(more > 0 ? [m.live_more({ count: more })] : [])].join(' ');
};
