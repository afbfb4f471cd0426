/**
 * Returns the public number of the logged-in member, null for a visitor. The server sets it in a cookie beside the
 * HTTP-only session cookie: it is no proof of identity, but identifies the owner of drafts, also offline.
 */
export const signedInAs = (): number | null =>
  Number(/(?:^|;\s*)member=(\d{1,9})(?:;|$)/.exec(document.cookie)?.[1] ?? 0) || null;

export const isSignedIn = (): boolean => signedInAs() !== null;

/** Clears the member cookie when the session has ended elsewhere or expired. */
export const clearMemberCookie = (): void => {
  document.cookie = 'member=; Max-Age=0; Path=/';
};
