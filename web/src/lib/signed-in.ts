/**
 * The public number of whoever is logged in here, null for a visitor. The server leaves it in a cookie beside the
 * session's, which no script sees: it proves nothing, and tells whose drafts are whose without a connection.
 */
export const signedInAs = (): number | null =>
  Number(/(?:^|;\s*)member=(\d{1,9})(?:;|$)/.exec(document.cookie)?.[1] ?? 0) || null;

export const isSignedIn = (): boolean => signedInAs() !== null;

/** The session has ended elsewhere, or by itself: nothing here says any longer that somebody is logged in. */
export const forgetMember = (): void => {
  document.cookie = 'member=; Max-Age=0; Path=/';
};
