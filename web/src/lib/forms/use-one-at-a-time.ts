import { useState } from 'react';
import { oneAtATime } from './one-at-a-time.ts';

/** Runs one task at a time; `busy` while one runs. Drops a second submission even before the first has rendered. */
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
