type Entry = { readonly at: number; readonly order: number; readonly act: () => void };

const isBefore = (one: Entry, other: Entry): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** The event queue of the simulation: a binary heap ordered by time, then by insertion. */
export const createAgenda = () => {
  const heap: Entry[] = [];
  let order = 0;
  const at = (index: number): Entry => heap[index] as Entry;
  const swap = (one: number, other: number): void => {
    [heap[one], heap[other]] = [at(other), at(one)];
  };
  const rise = (from: number): void => {
    for (let index = from; index > 0; ) {
      const parent = (index - 1) >> 1;
      if (!isBefore(at(index), at(parent))) return;
      swap(index, parent);
      index = parent;
    }
  };
  const sink = (): void => {
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      let first = index;
      if (left < heap.length && isBefore(at(left), at(first))) first = left;
      if (right < heap.length && isBefore(at(right), at(first))) first = right;
      if (first === index) return;
      swap(index, first);
      index = first;
    }
  };
  return {
    add: (moment: number, act: () => void): void => {
      heap.push({ at: moment, order: (order += 1), act });
      rise(heap.length - 1);
    },
    /** Removes the first entry up to a moment; null when there is none. */
    next: (until: number): Entry | null => {
      const [first] = heap;
      if (!first || first.at > until) return null;
      const last = heap.pop();
      if (last && heap.length > 0) {
        heap[0] = last;
        sink();
      }
      return first;
    },
  };
};
