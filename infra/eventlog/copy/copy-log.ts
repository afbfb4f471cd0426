import { origin } from '@rondelle/contracts/log/event.ts';
import type { CopyEnd } from './copy-end.ts';
import { CopyError } from './copy-faults.ts';
import { createDigest, type Digest, type Entry, fingerprint } from './digest.ts';

export type CopyStep = 'copying' | 'verifying';
/** `share` of the work of a step, from 0 to 1. */
export type OnCopyProgress = (step: CopyStep, events: number, share: number) => void;

export type Copied = {
  /** Events that the target held before; they are the beginning of the source's log. */
  readonly found: number;
  readonly copied: number;
  /** SHA-256 of both logs, as `digest.ts` defines it. */
  readonly digest: string;
};

const pageSize = 2_000;

/** Events one by one, for comparing two logs that come in pages of different lengths. */
async function* entriesOf(end: CopyEnd): AsyncGenerator<Entry> {
  for await (const page of end.readAll(origin, pageSize)) yield* page;
}

const shareOf = (entry: Entry | undefined, head: string): number =>
  entry && head !== origin ? Math.min(1, Number(entry.position) / Number(head)) : 1;

/**
 * The pages of the source that the target lacks. Whatever the target holds already must be the beginning of the source;
 * `digest` is fed with all of the source.
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
 * Copies all that the source holds at the time of asking, in its order, and reads the target again to see that nothing
 * is missing, doubled or changed. Cut off and started again, it goes on where it was. Throws `CopyError`.
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
