import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';

/** Tells that a way in has changed; `codes`: new ones for the day when all is lost, to be shown once. */
export type Changed = (codes?: readonly string[]) => Promise<void>;

/** The codes that came with the last change, and what to call after one. */
export const useNewCodes = (): { codes: readonly string[]; changed: Changed } => {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const utils = trpc.useUtils();
  const changed: Changed = async (came = []) => {
    if (came.length > 0) setCodes(came);
    await Promise.all([utils.waysIn.list.invalidate(), utils.account.get.invalidate()]);
  };
  return { codes, changed };
};
