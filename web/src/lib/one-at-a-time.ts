/** Runs one task at a time: what is asked for while one is under way is dropped, not queued. */
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
