import { resentForDays } from '@rondelle/contracts/log/command-ids.ts';

const prefix = 'draft ';
const longestMs = resentForDays * 86_400_000;
/** The longest draft, in characters: all drafts share the browser’s storage. */
const longest = 1_000_000;

/** Owner of a draft: a member's public number, or null for a visitor. */
export type DraftOwner = number | null;

type StoredDraft = { readonly at: number; readonly draft: unknown };
const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number';

const ownPrefix = (owner: DraftOwner) => `${prefix}${owner === null ? 'visitor' : `u-${owner}`} `;

/**
 * Returns the owner's draft under `key`; null when there is none or when it is too old to be resent under its command
 * id. A member who logs in takes over the draft of a visitor; nobody takes over another member's. Drafts stay after
 * logout, out of reach of others, so that scores noted at a rink outlive the session.
 */
export const readDraft = (owner: DraftOwner, key: string): unknown => {
  try {
    const [own, visitors] = [ownPrefix(owner) + key, ownPrefix(null) + key];
    if (owner !== null && localStorage.getItem(own) === null) {
      const begun = localStorage.getItem(visitors);
      if (begun !== null) localStorage.setItem(own, begun);
      localStorage.removeItem(visitors);
    }
    const stored: unknown = JSON.parse(localStorage.getItem(own) ?? 'null');
    if (isStoredDraft(stored) && Date.now() - stored.at < longestMs) return stored.draft;
    localStorage.removeItem(own);
    return null;
  } catch {
    return null;
  }
};

/** Stores a draft; null or one that is too long removes it. When storage is full or forbidden, it does not survive a reload. */
export const writeDraft = (owner: DraftOwner, key: string, draft: object | null): void => {
  try {
    const stored = draft && JSON.stringify({ at: Date.now(), draft } satisfies StoredDraft);
    // An older draft would be restored instead of this one.
    if (stored === null || stored.length > longest) localStorage.removeItem(ownPrefix(owner) + key);
    else localStorage.setItem(ownPrefix(owner) + key, stored);
  } catch {
    return;
  }
};

/** Removes all drafts of `owner` from this browser. */
export const clearDrafts = (owner: DraftOwner): void => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(ownPrefix(owner))) localStorage.removeItem(key);
  } catch {
    return;
  }
};
