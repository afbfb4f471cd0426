import type { PlaceOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';
import { m } from '../../paraglide/messages.js';

/** The numbers of teams, tournaments and venues of a place; zeros are omitted. */
export const placeFacts = ({ teams, tournaments, venues }: PlaceOnMap): string =>
  [
    ...(teams > 0 ? [m.teams_count({ count: teams })] : []),
    ...(tournaments > 0 ? [m.tournaments_count({ count: tournaments })] : []),
    ...(venues > 0 ? [m.venues_count({ count: venues })] : []),
  ].join(' · ');
