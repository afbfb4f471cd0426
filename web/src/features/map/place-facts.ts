import type { PlaceOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';
import { m } from '../../paraglide/messages.js';

/** How many of each kind there are in a place; kinds that it has none of go unsaid. */
export const placeFacts = ({ teams, tournaments, venues }: PlaceOnMap): string =>
  [
    ...(teams > 0 ? [m.teams_count({ count: teams })] : []),
    ...(tournaments > 0 ? [m.tournaments_count({ count: tournaments })] : []),
    ...(venues > 0 ? [m.venues_count({ count: venues })] : []),
  ].join(' · ');
