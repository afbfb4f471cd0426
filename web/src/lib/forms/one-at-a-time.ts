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
