import { ownLevels } from './log-entry-of.ts';

/** Maximum number of waiting entries; further ones are only counted. */
const most = 200;

export type PendingLogEntries = {
  readonly add: (text: string) => void;
  /** Takes the waiting entries, oldest first; `left` is the number of entries beyond the limit. */
  readonly take: () => { readonly texts: readonly string[]; readonly left: number };
  /** Puts entries that could not be stored back in front, as far as there is room. */
  readonly putBack: (batch: { readonly texts: readonly string[]; readonly left: number }) => void;
};

/** Requests are counted and traced elsewhere, and would crowd out more important entries. */
const isRequest = (text: string): boolean => text.includes('"req":{') || text.includes('"res":{');

/** Returns the level of a written line; pino writes it first. */
export const levelOf = (text: string): number => Number(/^\{"level":(\d+)/.exec(text)?.[1] ?? 0);

/** A buffer for log entries that are not stored yet. */
export const createPendingLogEntries = (): PendingLogEntries => {
  let texts: string[] = [];
  let left = 0;
  return {
    add: (text) => {
      if (levelOf(text) < ownLevels.notice && isRequest(text)) return;
      if (texts.length < most) texts.push(text);
      else left += 1;
    },
    take: () => {
      const batch = { texts, left };
      texts = [];
      left = 0;
      return batch;
    },
    putBack: (batch) => {
      const all = [...batch.texts, ...texts];
      texts = all.slice(0, most);
      left += batch.left + all.length - texts.length;
    },
  };
};
