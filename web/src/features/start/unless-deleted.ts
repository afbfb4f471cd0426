import { callErrorOf } from '../../lib/http/call-error.ts';

const deletedCodes: ReadonlySet<string | null> = new Set([
  'region/unknown',
  'category/unknown',
  'team/unknown',
  'league/unknown',
  'league/team-not-entered',
]);

/** Counts a removal as done when its subject is already deleted, so that it can be repeated after a failure. */
export const unlessDeleted = async (removal: Promise<unknown>): Promise<true> => {
  try {
    await removal;
  } catch (error) {
    if (!deletedCodes.has(callErrorOf(error, '').code)) throw error;
  }
  return true;
};
