import { resentForDays } from '@rondelle/contracts/log/command-ids.ts';

const prefix = 'draft ';
const longestMs = resentForDays * 86_400_000;

type Kept = { readonly at: number; readonly draft: unknown };
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number';

/** What was being typed under `key`; null where nothing was, or too long ago to be sent again as it is. */
export const readDraft = (key: string): unknown => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
    if (isKept(kept) && Date.now() - kept.at < longestMs) return kept.draft;
    localStorage.removeItem(prefix + key);
    return null;
  } catch {
    return null;
  }
};

/** Keeps what is being typed, or forgets it. Storage that is full or forbidden only means that nothing survives a reload. */
export const writeDraft = (key: string, draft: object | null): void => {
  try {
    if (draft === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify({ at: Date.now(), draft } satisfies Kept));
  } catch {
    return;
  }
};
