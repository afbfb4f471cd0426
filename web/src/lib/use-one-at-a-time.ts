import { useState } from 'react';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Runs one task at a time and shows by `busy` that one is under way. A second submission is dropped also before the
 * first has been rendered.
 */
export const useOneAtATime = () => {
  const [run] = useState(oneAtATime);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    run: (task: () => Promise<void>): Promise<void> =>
      run(async () => {
        setBusy(true);
        await task().finally(() => setBusy(false));
      }),
  };
};
