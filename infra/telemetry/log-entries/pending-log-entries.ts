import { ownLevels } from './log-entry-of.ts';

/** So many lines wait to be kept; whoever says more than that at once is cut short. */
const most = 200;

export type PendingLogEntries = {
  readonly add: (text: string) => void;
  /** What was said since the last time, oldest first, and forgets it; `left` says how many more there were. */
  readonly take: () => { readonly texts: readonly string[]; readonly left: number };
  /** Back in front, as far as there is room: they could not be kept. */
  readonly putBack: (taken: { readonly texts: readonly string[]; readonly left: number }) => void;
};

/** Requests are counted and traced elsewhere: by the thousand they would drown what is worth a look. */
const isRequest = (text: string): boolean => text.includes('"req":{') || text.includes('"res":{');

/** The level of a written line, which pino writes first. */
export const levelOf = (text: string): number => Number(/^\{"level":(\d+)/.exec(text)?.[1] ?? 0);

/** What a log has said and nobody has kept yet. */
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
      const taken = { texts, left };
      texts = [];
      left = 0;
      return taken;
    },
    putBack: (taken) => {
      const all = [...taken.texts, ...texts];
      texts = all.slice(0, most);
      left += taken.left + all.length - texts.length;
    },
  };
};
