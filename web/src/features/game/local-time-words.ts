import type { TimeZone } from '@rondelle/contracts/competition/local-time.ts';
import { formatTime } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  'America/Halifax': m.game_time_islands,
  'America/Moncton': m.game_time_atlantic,
  'America/Blanc-Sablon': m.game_time_lower_north_shore,
} as const;

/** Formats a time at the venue, and names its time zone where it differs from most of Quebec. */
export const localTimeWords = (time: string, zone: TimeZone): string =>
  zone === 'America/Toronto' ? formatTime(time) : words[zone]({ time: formatTime(time) });
