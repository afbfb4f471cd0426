const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** On Ctrl-C both the terminal and npm send the signal; a later signal is a second request. */
const sameKeyMs = 500;

/**
 * Calls `stop` on the first stop request: a signal, or the end of the parent process. A second signal exits at once
 * with 130.
 */
export const onStopWish = (stop: () => void): void => {
  let asked = 0;
  const wish = () => {
    if (asked === 0) {
      asked = Date.now();
      stop();
    } else if (Date.now() - asked > sameKeyMs) process.exit(130);
  };
  for (const signal of signals) process.on(signal, wish);
  process.on('disconnect', () => asked === 0 && wish());
  // The IPC channel must not keep the process alive.
  process.channel?.unref();
};
