import { m } from '../../paraglide/messages.js';
import type { Values } from '../../ui/form/use-form.ts';

/** The two teams, as messages name a game. */
export const namesIn = ({ homeTeamName, awayTeamName }: Values) => ({
  home: homeTeamName || m.game_form_home(),
  away: awayTeamName || m.game_form_away(),
});
