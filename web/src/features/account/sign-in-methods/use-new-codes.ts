import { useState } from 'react';
import { trpc } from '../../../lib/http/trpc.ts';

/** Called after a sign-in method has changed. `codes`: new recovery codes, displayed once. */
export type Changed = (codes?: readonly string[]) => Promise<void>;

/** Recovery codes from the last change, and the callback to call after a change. */
export const useNewCodes = (): { codes: readonly string[]; changed: Changed } => {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const utils = trpc.useUtils();
  const changed: Changed = async (came = []) => {
    if (came.length > 0) setCodes(came);
    await Promise.all([utils.signInMethods.list.invalidate(), utils.account.get.invalidate()]);
  };
  return { codes, changed };
};
