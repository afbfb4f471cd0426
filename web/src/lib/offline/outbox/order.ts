import type { Entry, EntryRefusal } from './entry.ts';

const bySeq = (one: Entry, other: Entry): number => one.seq - other.seq;

/** Sorts entries into the order in which they are sent. */
export const inOrder = (entries: readonly Entry[]): readonly Entry[] => entries.toSorted(bySeq);

/** Returns the number of a new entry: greater than all others, even if the clock went back. */
export const nextSeq = (entries: readonly Entry[], now: number): number =>
  entries.reduce((last, { seq }) => Math.max(last, seq + 1), now);

/** Returns whether an entry is waiting or was refused. Sent entries stay in the outbox, but are no longer pending. */
export const isWaiting = ({ answered }: Entry): boolean => answered === null;

const rememberedMs = 86_400_000;
const isForgotten = (entry: Entry, seq: number): boolean =>
  !isWaiting(entry) && entry.seq < seq - rememberedMs;

const isOfChain = ({ chain, owner }: Entry, other: Entry): boolean =>
  chain !== null && chain === other.chain && owner === other.owner;

/** Raises the expected revision to that of the member's last sent change, if it is newer than what the page showed. */
const onTop = (entries: readonly Entry[], entry: Entry): Entry => {
  const last = entries.findLast((one) => isOfChain(one, entry) && one.answered !== null)?.answered;
  return last && Number(last) > Number(entry.input['ifRevision']) ? at(entry, last) : entry;
};

/** Adds an entry, or replaces the one with the same command id in its place. */
export const withAdded = (entries: readonly Entry[], entry: Entry): readonly Entry[] => {
  const before = entries.find(({ commandId }) => commandId === entry.commandId);
  const others = entries.filter((one) => one !== before && !isForgotten(one, entry.seq));
  return inOrder([...others, { ...onTop(others, entry), seq: before?.seq ?? entry.seq }]);
};

/**
 * Removes the last entry of a chain while an earlier one is waiting, because it cannot have been sent yet. Returns the
 * same array when it may have been sent.
 */
export const withoutUnsent = (entries: readonly Entry[], commandId: string): readonly Entry[] => {
  const last = entries.find((entry) => entry.commandId === commandId);
  if (!last || !isWaiting(last)) return entries;
  const waiting = entries.filter((entry) => isOfChain(entry, last) && isWaiting(entry));
  const isLast = waiting.at(-1) === last && waiting.length > 1;
  return isLast ? entries.filter((entry) => entry !== last) : entries;
};

/**
 * Returns the entry that this member sends next: the first that is neither refused nor behind a refused one of its
 * chain.
 */
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

/** Returns the entries after a response: later ones of the same chain expect the new revision. */
export const afterResponse = (
  entries: readonly Entry[],
  answered: Entry,
  revision: string | null,
): readonly Entry[] => {
  const isRemembered = answered.chain !== null && revision !== null;
  const later = new Set(isRemembered ? following(entries, answered) : []);
  return entries.flatMap((entry) => {
    if (entry.commandId === answered.commandId) return isRemembered ? { ...entry, answered: revision } : [];
    // Only the last of the sent entries of a chain is remembered.
    if (isRemembered && !isWaiting(entry) && isOfChain(entry, answered)) return [];
    return later.has(entry) && revision !== null ? at(entry, revision) : entry;
  });
};

/** Stores the refusal with its entry; later ones of its chain wait. */
export const afterRefusal = (
  entries: readonly Entry[],
  refused: Entry,
  refusal: EntryRefusal,
): readonly Entry[] =>
  entries.map((entry) => (entry.commandId === refused.commandId ? { ...entry, refusal } : entry));

/**
 * Resubmits a refused entry over the conflicting change, expecting its revision. It needs a new command id because its
 * content differs.
 */
export const sentOver = (
  entries: readonly Entry[],
  { commandId }: Pick<Entry, 'commandId'>,
  newId: string,
): readonly Entry[] =>
  entries.map((entry) => {
    if (entry.commandId !== commandId) return entry;
    const revision = entry.refusal?.conflict?.revision;
    const seen = revision === undefined ? {} : { ifRevision: revision };
    // `game.saveMany` has an id per game. Those stay: refused games were not recorded.
    const named = 'commandId' in entry.input ? { commandId: newId } : {};
    return { ...entry, commandId: newId, input: { ...entry.input, ...named, ...seen }, refusal: null };
  });

/** Removes an entry and the later ones of its chain. */
export const withoutChain = (entries: readonly Entry[], first: Entry): readonly Entry[] => {
  const removed = new Set([first.commandId, ...following(entries, first).map(({ commandId }) => commandId)]);
  return entries.filter(({ commandId }) => !removed.has(commandId));
};
