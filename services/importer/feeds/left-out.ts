import type { RejectionReason } from '../errors.ts';
import type { Left } from './feed-source.ts';

/** An event of a source that is not imported, and why. */
export const leftOut = (about: string, reason: RejectionReason, value = ''): Left => ({
  file: 'games.csv',
  line: 0,
  column: '',
  value: value.slice(0, 200),
  reason,
  about,
});
