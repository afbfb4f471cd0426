import type { Entry, EntryRefusal } from './entry.ts';

const bySeq = (one: Entry, other: Entry): number => one.seq - other.seq;

/** All in the order in which they are sent. */
export const inOrder = (entries: readonly Entry[]): readonly Entry[] => entries.toSorted(bySeq);

/** The number of a change that is made now: after all others, whatever the clock says. */
export const nextSeq = (entries: readonly Entry[], now: number): number =>
  entries.reduce((last, { seq }) => Math.max(last, seq + 1), now);

/** What waits or was refused: what was sent is only remembered. */
export const isWaiting = ({ answered }: Entry): boolean => answered === null;

const rememberedMs = 86_400_000;
const isForgotten = (entry: Entry, seq: number): boolean =>
  !isWaiting(entry) && entry.seq < seq - rememberedMs;

const isOfChain = ({ chain, owner }: Entry, other: Entry): boolean =>
  chain !== null && chain === other.chain && owner === other.owner;

/** A change is made to what one's own last change has made, if that is newer than what the page has seen. */
const onTop = (entries: readonly Entry[], entry: Entry): Entry => {
  const last = entries.findLast((one) => isOfChain(one, entry) && one.answered !== null)?.answered;
  return last && Number(last) > Number(entry.input['ifRevision']) ? at(entry, last) : entry;
};

/** A change takes the place of the one with its id: what was typed anew is sent instead, where it stood. */
export const withAdded = (entries: readonly Entry[], entry: Entry): readonly Entry[] => {
  const before = entries.find(({ commandId }) => commandId === entry.commandId);
  const others = entries.filter((one) => one !== before && !isForgotten(one, entry.seq));
  return inOrder([...others, { ...onTop(others, entry), seq: before?.seq ?? entry.seq }]);
};

/**
 * Without the last change of a chain, as long as another one has to be sent before it: then it has not gone out. The same
 * entries where it may have.
 */
export const withoutUnsent = (entries: readonly Entry[], commandId: string): readonly Entry[] => {
  const last = entries.find((entry) => entry.commandId === commandId);
  if (!last || !isWaiting(last)) return entries;
  const waiting = entries.filter((entry) => isOfChain(entry, last) && isWaiting(entry));
  const isLast = waiting.at(-1) === last && waiting.length > 1;
  return isLast ? entries.filter((entry) => entry !== last) : entries;
};

/** What this member can send next: the first that nobody has refused, and that waits for none that was. */
export const nextToSend = (entries: readonly Entry[], owner: number | null): Entry | null => {
  const held = new Set<string>();
  for (const entry of inOrder(entries)) {
    if (entry.owner !== owner || !isWaiting(entry)) continue;
    if (entry.chain !== null && held.has(entry.chain)) continue;
    if (!entry.refusal) return entry;
    if (entry.chain !== null) held.add(entry.chain);
  }
  return null;
};

const following = (entries: readonly Entry[], entry: Entry): readonly Entry[] =>
  entries.filter((one) => isOfChain(one, entry) && isWaiting(one) && one.seq > entry.seq);

const at = (entry: Entry, revision: string): Entry => ({
  ...entry,
  input: { ...entry.input, ifRevision: revision },
});

/** What is left once a change was answered: the following ones of the same thing expect what it made. */
export const afterAnswer = (
  entries: readonly Entry[],
  answered: Entry,
  revision: string | null,
): readonly Entry[] => {
  const isRemembered = answered.chain !== null && revision !== null;
  const later = new Set(isRemembered ? following(entries, answered) : []);
  return entries.flatMap((entry) => {
    if (entry.commandId === answered.commandId) return isRemembered ? { ...entry, answered: revision } : [];
    // Of what was sent before, the last says all.
    if (isRemembered && !isWaiting(entry) && isOfChain(entry, answered)) return [];
    return later.has(entry) && revision !== null ? at(entry, revision) : entry;
  });
};

/** A refused change stays, with why; what follows it waits. */
export const afterRefusal = (
  entries: readonly Entry[],
  refused: Entry,
  refusal: EntryRefusal,
): readonly Entry[] =>
  entries.map((entry) => (entry.commandId === refused.commandId ? { ...entry, refusal } : entry));

/** Whoever has seen what somebody else changed sends theirs over it, under a new id: it says something else now. */
export const sentOver = (
  entries: readonly Entry[],
  { commandId }: Pick<Entry, 'commandId'>,
  newId: string,
): readonly Entry[] =>
  entries.map((entry) => {
    if (entry.commandId !== commandId) return entry;
    const revision = entry.refusal?.conflict?.revision;
    const seen = revision === undefined ? {} : { ifRevision: revision };
    // Several games at once have an id each, which stays: none of those that were refused is recorded.
    const named = 'commandId' in entry.input ? { commandId: newId } : {};
    return { ...entry, commandId: newId, input: { ...entry.input, ...named, ...seen }, refusal: null };
  });

/** Without a change and all that builds on it. */
export const withoutChain = (entries: readonly Entry[], first: Entry): readonly Entry[] => {
  const gone = new Set([first.commandId, ...following(entries, first).map(({ commandId }) => commandId)]);
  return entries.filter(({ commandId }) => !gone.has(commandId));
};
