/**
 * How long a page in demand may be sent after it was last known to be current, in ms, while it is made anew. A browser
 * asks for the changes since that long before it requested its page.
 */
export const oldestPageMs = 2_000;
