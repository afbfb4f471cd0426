import { origin } from '@rondelle/contracts/log/event.ts';
import type { CopyEnd } from './copy-end.ts';
import { CopyError } from './copy-errors.ts';
import { createDigest, type Digest, type Entry, fingerprint } from './digest.ts';

export type CopyStep = 'copying' | 'verifying';
/** `share`: progress of the step, from 0 to 1. */
export type OnCopyProgress = (step: CopyStep, events: number, share: number) => void;

export type Copied = {
  /** Events that the target already had, as a prefix of the source. */
  readonly found: number;
  readonly copied: number;
  /** SHA-256 of both logs, as `digest.ts` defines it. */
  readonly digest: string;
};

const pageSize = 2_000;

/** Iterates over single events, to compare two logs with different page lengths. */
async function* entriesOf(end: CopyEnd): AsyncGenerator<Entry> {
  for await (const page of end.readAll(origin, pageSize)) yield* page;
}

const shareOf = (entry: Entry | undefined, head: string): number =>
  entry && head !== origin ? Math.min(1, Number(entry.position) / Number(head)) : 1;

/**
 * Yields the source's events that the target lacks. Throws unless the target's events are a prefix of the source. Adds
 * all source events to `digest`.
 */
async function* missing(source: CopyEnd, target: CopyEnd, digest: Digest, onFound: (count: number) => void) {
  const held = entriesOf(target);
  let next = await held.next();
  for await (const page of source.readAll(origin, pageSize)) {
    const lacking: Entry[] = [];
    for (const entry of page) {
      digest.add(entry);
      if (next.done) {
        lacking.push(entry);
        continue;
      }
      if (fingerprint(next.value) !== fingerprint(entry))
        throw new CopyError({ code: 'target-differs', at: digest.count() });
      onFound(digest.count());
      next = await held.next();
    }
    if (lacking.length > 0) yield lacking;
  }
  if (!next.done) throw new CopyError({ code: 'target-longer', at: digest.count() + 1 });
}

const verify = async (target: CopyEnd, expected: Digest, onProgress: OnCopyProgress): Promise<void> => {
  const found = createDigest();
  const head = await target.head();
  for await (const page of target.readAll(origin, pageSize)) {
    page.forEach(found.add);
    onProgress('verifying', found.count(), shareOf(page.at(-1), head));
  }
  if (found.sum().digest !== expected.sum().digest)
    throw new CopyError({ code: 'not-equal', expected: expected.sum(), found: found.sum() });
};

/**
 * Copies all events that the source has at the start, in order, then reads the target again to verify that nothing is
 * missing, duplicated or changed. An interrupted copy can be continued. Throws `CopyError`.
 */
export const copyLog = async (
  source: CopyEnd,
  target: CopyEnd,
  onProgress: OnCopyProgress = () => undefined,
): Promise<Copied> => {
  const digest = createDigest();
  const head = await source.head();
  let found = 0;
  async function* lacking() {
    for await (const page of missing(source, target, digest, (count) => (found = count))) {
      yield page;
      onProgress('copying', digest.count(), shareOf(page.at(-1), head));
    }
  }
  await target.write(lacking());
  await verify(target, digest, onProgress);
  return { found, copied: digest.count() - found, digest: digest.sum().digest };
};
