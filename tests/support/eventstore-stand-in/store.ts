/** An event as the server keeps it. */
export type Kept = {
  readonly stream: string;
  readonly revision: bigint;
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
  readonly created: Date;
  /** Of the record in the transaction file: commit and prepare position of an event are equal. */
  readonly position: bigint;
};
export type Proposed = Pick<Kept, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;

export type Appended =
  | { readonly kind: 'written'; readonly revision: bigint; readonly position: bigint }
  | { readonly kind: 'idempotent'; readonly revision: bigint }
  | { readonly kind: 'wrong-expected-version'; readonly current: bigint | null };

export type Store = {
  readonly all: readonly Kept[];
  readonly stream: (name: string) => readonly Kept[];
  /** `expected` is -1 for a stream that must not exist; `null` accepts any. */
  readonly append: (stream: string, expected: bigint | null, events: readonly Proposed[]) => Appended;
  /** Calls back after every append until the returned function is called. */
  readonly onAppend: (tell: () => void) => () => void;
};

const bytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/** What others write into the same server, and must never reach a reader of the product. */
const foreign = (stream: string): Proposed & { readonly stream: string } => ({
  stream,
  id: crypto.randomUUID(),
  type: stream.startsWith('$') ? '$metadata' : 'InvoiceSent',
  contentType: 'application/json',
  data: bytes({ n: 1 }),
  metadata: new Uint8Array(),
});
const foreignStreams = ['$stats-127.0.0.1:2113', 'invoice-7', 'game-abc', 'games-1', '$$game-1'];

/** The server's memory, with the rules of its index writer: which append is new, repeated or wrong. */
export const createStore = (now: () => Date = () => new Date()): Store => {
  const all: Kept[] = [];
  const streams = new Map<string, Kept[]>();
  const listeners = new Set<() => void>();
  let writer = 0n;
  let appends = 0;

  const stream = (name: string): readonly Kept[] => streams.get(name) ?? [];
  const write = (name: string, proposed: Proposed): Kept => {
    const events = streams.get(name) ?? [];
    streams.set(name, events);
    const kept = {
      ...proposed,
      stream: name,
      revision: BigInt(events.length),
      created: now(),
      position: writer,
    };
    // As in the transaction file, a position is the offset of a record, so positions leave gaps.
    writer += BigInt(80 + name.length + proposed.data.length + proposed.metadata.length);
    events.push(kept);
    all.push(kept);
    return kept;
  };
  const disturb = () => {
    const name = foreignStreams[appends % foreignStreams.length] ?? '';
    appends += 1;
    if (appends % 3 === 0) write(name, foreign(name));
  };
  write('$scavenges', foreign('$scavenges'));

  /** Where the first event is recorded there but not all are, the server calls the idempotency corrupted. */
  const isRepeated = (events: readonly Kept[], expected: bigint, proposed: readonly Proposed[]) =>
    proposed.every(({ id }, i) => events[Number(expected) + 1 + i]?.id === id);

  return {
    all,
    stream,
    append: (name, expected, proposed) => {
      const events = stream(name);
      const current = BigInt(events.length - 1);
      if (expected !== null && expected < current && isRepeated(events, expected, proposed))
        return { kind: 'idempotent', revision: expected + BigInt(proposed.length) };
      if (expected !== null && expected !== current)
        return { kind: 'wrong-expected-version', current: current < 0n ? null : current };
      disturb();
      const last = proposed.map((event) => write(name, event)).at(-1);
      for (const tell of listeners) tell();
      return { kind: 'written', revision: last?.revision ?? current, position: last?.position ?? writer };
    },
    onAppend: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
};
