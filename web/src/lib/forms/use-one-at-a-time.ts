import { useState } from 'react';

/** Returns a runner that runs one task at a time and drops tasks while another one runs. */
export const oneAtATime = () => {
  let isUnderWay = false;
  return async (task: () => Promise<void>): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await task();
    } finally {
      isUnderWay = false;
    }
  };
};

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
