import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { Watched } from '@rondelle/contracts/following/following.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { sidesFor } from '../game-words/game-words.ts';
import { formatShares } from './format-share.ts';

/** « 75 % de chances de gagner », for one team of a game, as the game's page rounds it; empty without a forecast. */
export const winWords = (game: GameCard, teamId: number, chances: Watched['chances'] | undefined): string => {
  if (!chances) return '';
  const [home = '', , away = ''] = formatShares([chances.home, chances.tie, chances.away]);
  return m.my_teams_chance({ chance: sidesFor(game, teamId)[0] === 'home' ? home : away });
};
