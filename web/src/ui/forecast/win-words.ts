import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { Watched } from '@rondelle/contracts/following/following.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { sidesFor } from '../game-words/game-words.ts';
import { formatShare } from './format-share.ts';

/** « 75 % de gagner », for one team of a game; empty without a forecast. */
export const winWords = (game: GameCard, teamId: number, chances: Watched['chances'] | undefined): string =>
  chances ? m.my_teams_chance({ chance: formatShare(chances[sidesFor(game, teamId)[0]]) }) : '';
