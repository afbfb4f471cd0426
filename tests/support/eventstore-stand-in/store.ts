/** An event as the server stores it. */
export type StoredEvent = {
  readonly stream: string;
  readonly revision: bigint;
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
  readonly created: Date;
  /** Position of the record in the transaction file: the commit and prepare positions of an event are equal. */
  readonly position: bigint;
};
export type Proposed = Pick<StoredEvent, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;

export type Appended =
  | { readonly kind: 'written'; readonly revision: bigint; readonly position: bigint }
  | { readonly kind: 'idempotent'; readonly revision: bigint }
  /**
   * The first copy is written but not committed yet, so the server drops the second one and does not respond for long.
   */
  | { readonly kind: 'dropped' }
  | { readonly kind: 'wrong-expected-version'; readonly current: bigint | null };

/** Outcomes that get a response at once. */
export type Completed = Exclude<Appended, { readonly kind: 'dropped' }>;

/** The expected revision is -1 for a stream that must not exist; `null` accepts any. */
type Append = (stream: string, expected: bigint | null, events: readonly Proposed[]) => Appended;

export type Store = {
  /** Committed events, as readers see them. */
  readonly all: readonly StoredEvent[];
  readonly stream: (name: string) => readonly StoredEvent[];
  /** Writes and commits at once. */
  readonly append: Append;
  /** Writes without committing: later appends are checked against it, but readers do not see it yet. */
  readonly write: Append;
  /** Commits everything that is written. */
  readonly commit: () => void;
  /** Calls back after every commit until the returned function is called. */
  readonly onCommit: (notify: () => void) => () => void;
};

const bytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/** Events of other applications on the same server, which the product must never read. */
const foreign = (stream: string): Proposed & { readonly stream: string } => ({
  stream,
  id: crypto.randomUUID(),
  type: stream.startsWith('$') ? '$metadata' : 'InvoiceSent',
  contentType: 'application/json',
  data: bytes({ n: 1 }),
  metadata: new Uint8Array(),
});
const foreignStreams = ['$stats-127.0.0.1:2113', 'invoice-7', 'game-abc', 'games-1', '$$game-1'];

/** The server's memory, with the rules of its index writer: an append is new, repeated or wrong. */
export const createStore = (now: () => Date = () => new Date()): Store => {
  const all: StoredEvent[] = [];
  const committedStreams = new Map<string, StoredEvent[]>();
  const streams = new Map<string, StoredEvent[]>();
  let uncommitted: StoredEvent[] = [];
  const listeners = new Set<() => void>();
  let writer = 0n;
  let appends = 0;

  const add = (to: Map<string, StoredEvent[]>, stored: StoredEvent): void => {
    const events = to.get(stored.stream);
    if (events) events.push(stored);
    else to.set(stored.stream, [stored]);
  };
  const commit = () => {
    if (uncommitted.length === 0) return;
    for (const stored of uncommitted) {
      all.push(stored);
      add(committedStreams, stored);
    }
    uncommitted = [];
    for (const notify of listeners) notify();
  };
  const record = (name: string, proposed: Proposed): StoredEvent => {
    const stored = {
      ...proposed,
      stream: name,
      revision: BigInt(streams.get(name)?.length ?? 0),
      created: now(),
      position: writer,
    };
    // As in the transaction file, a position is the offset of a record, so positions have gaps.
    writer += BigInt(80 + name.length + proposed.data.length + proposed.metadata.length);
    add(streams, stored);
    uncommitted.push(stored);
    return stored;
  };
  const disturb = () => {
    const name = foreignStreams[appends % foreignStreams.length] ?? '';
    appends += 1;
    if (appends % 3 === 0) record(name, foreign(name));
  };
  record('$scavenges', foreign('$scavenges'));
  commit();

  /** If the first event is recorded there but not all of them, the server reports corrupted idempotency. */
  const isRepeated = (events: readonly StoredEvent[], expected: bigint, proposed: readonly Proposed[]) =>
    proposed.every(({ id }, i) => events[Number(expected) + 1 + i]?.id === id);

  const write: Append = (name, expected, proposed) => {
    const events = streams.get(name) ?? [];
    const current = BigInt(events.length - 1);
    if (expected !== null && expected < current && isRepeated(events, expected, proposed)) {
      const revision = expected + BigInt(proposed.length);
      const isCommitted = revision < (committedStreams.get(name)?.length ?? 0);
      return isCommitted ? { kind: 'idempotent', revision } : { kind: 'dropped' };
    }
    if (expected !== null && expected !== current)
      return { kind: 'wrong-expected-version', current: current < 0n ? null : current };
    disturb();
    const last = proposed.map((event) => record(name, event)).at(-1);
    return { kind: 'written', revision: last?.revision ?? current, position: last?.position ?? writer };
  };

  return {
    all,
    stream: (name) => committedStreams.get(name) ?? [],
    write,
    commit,
    append: (...args) => {
      const appended = write(...args);
      commit();
      return appended;
    },
    onCommit: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
};
