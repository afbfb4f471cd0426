import { m } from '../../paraglide/messages.js';
import type { GameValues } from './game-values.ts';

/** Returns the names of the two teams for messages, with placeholders for missing ones. */
export const namesIn = ({ homeTeamName, awayTeamName }: GameValues) => ({
  home: homeTeamName || m.field_home_team(),
  away: awayTeamName || m.field_away_team(),
});
