import { resentForDays } from '@rondelle/contracts/log/command-ids.ts';

const prefix = 'draft ';
const longestMs = resentForDays * 86_400_000;

/** Whose draft it is: a member's public number, or null for a visitor. */
export type DraftOwner = number | null;

type Kept = { readonly at: number; readonly draft: unknown };
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number';

const ownPrefix = (owner: DraftOwner) => `${prefix}${owner === null ? 'visitor' : `u-${owner}`} `;

/**
 * What `owner` was typing under `key`; null where nothing was, or too long ago to be sent again as it is. Whoever logs
 * in to finish what a visitor began takes it over; nobody takes over another member's. After logging out drafts stay
 * for their member, out of others' reach: scores noted at a rink are not lost with a session.
 */
export const readDraft = (owner: DraftOwner, key: string): unknown => {
  try {
    const [own, visitors] = [ownPrefix(owner) + key, ownPrefix(null) + key];
    if (owner !== null && localStorage.getItem(own) === null) {
      const begun = localStorage.getItem(visitors);
      if (begun !== null) localStorage.setItem(own, begun);
      localStorage.removeItem(visitors);
    }
    const kept: unknown = JSON.parse(localStorage.getItem(own) ?? 'null');
    if (isKept(kept) && Date.now() - kept.at < longestMs) return kept.draft;
    localStorage.removeItem(own);
    return null;
  } catch {
    return null;
  }
};

/** Keeps what is being typed, or forgets it. Storage that is full or forbidden only means that nothing survives a reload. */
export const writeDraft = (owner: DraftOwner, key: string, draft: object | null): void => {
  try {
    if (draft === null) localStorage.removeItem(ownPrefix(owner) + key);
    else
      localStorage.setItem(ownPrefix(owner) + key, JSON.stringify({ at: Date.now(), draft } satisfies Kept));
  } catch {
    return;
  }
};

/** Forgets all that `owner` was typing in this browser. */
export const clearDrafts = (owner: DraftOwner): void => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(ownPrefix(owner))) localStorage.removeItem(key);
  } catch {
    return;
  }
};
