import { m } from '../../paraglide/messages.js';
import type { GameValues } from './game-values.ts';

/** Returns the names of the two teams for messages, with placeholders for missing ones. */
export const namesIn = ({ homeTeamName, awayTeamName }: GameValues) => ({
  home: homeTeamName || m.game_form_home(),
  away: awayTeamName || m.game_form_away(),
});
