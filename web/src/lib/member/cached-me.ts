import type { MemberOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { signedInAs } from './signed-in.ts';

const key = 'me';
let [read, known]: [string, MemberOutput | null] = ['', null];

/** Returns the logged-in member as last fetched, so that members stay recognised offline. Null for visitors. */
export const cachedMe = (): MemberOutput | null => {
  try {
    const text = localStorage.getItem(key) ?? 'null';
    if (text !== read) [read, known] = [text, JSON.parse(text)];
    return known?.id === signedInAs() ? known : null;
  } catch {
    return null;
  }
};

export const cacheMe = (me: MemberOutput | null): void => {
  try {
    if (me) localStorage.setItem(key, JSON.stringify(me));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the member is fetched again.
  }
};
