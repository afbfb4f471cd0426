const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ctrl-C may arrive twice at once: from the terminal, and passed on by npm. Later ones are a person insisting. */
const sameKeyMs = 500;

/**
 * Calls `stop` on the first wish to end: a signal, or the end of the process that started this one. A second signal
 * after that ends the process at once with 130.
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
  // Listening for the end of the parent is no reason to stay alive.
  process.channel?.unref();
};
