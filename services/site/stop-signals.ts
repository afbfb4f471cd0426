const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** On Ctrl-C both the terminal and npm send the signal; a later signal is a second request. */
const repeatedSignalMs = 500;

/**
 * Calls `stop` on the first stop request: a signal, or the end of the parent process. A second signal exits at once
 * with 130.
 */
export const onStopRequest = (stop: () => void): void => {
  let requestedAt = 0;
  const request = () => {
    if (requestedAt === 0) {
      requestedAt = Date.now();
      stop();
    } else if (Date.now() - requestedAt > repeatedSignalMs) process.exit(130);
  };
  for (const signal of signals) process.on(signal, request);
  process.on('disconnect', () => requestedAt === 0 && request());
  // The IPC channel must not keep the process alive.
  process.channel?.unref();
};
