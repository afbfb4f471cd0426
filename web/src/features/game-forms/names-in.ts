import { m } from '../../paraglide/messages.js';
import type { GameValues } from './game-values.ts';

/** The two teams, as messages name a game. */
export const namesIn = ({ homeTeamName, awayTeamName }: GameValues) => ({
  home: homeTeamName || m.game_form_home(),
  away: awayTeamName || m.game_form_away(),
});
