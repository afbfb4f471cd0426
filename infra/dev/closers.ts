/** What was opened is closed in the opposite order; one failing to close does not keep the others open. */
export type Closers = {
  readonly add: (close: () => Promise<unknown>) => void;
  readonly closeAll: () => Promise<void>;
};

export const createClosers = (onError: (error: unknown) => void): Closers => {
  const pending: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (let close = pending.pop(); close; close = pending.pop()) await close().catch(onError);
  };
  return { add: (close) => void pending.push(close), closeAll };
};
