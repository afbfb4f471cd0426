/** The server marks browsers with a session by a cookie that says only that; who it is stands in none that scripts see. */
export const isSignedIn = (): boolean => /(?:^|;\s*)member=1/.test(document.cookie);
