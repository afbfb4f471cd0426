/** Says of an answer that it is a copy, and of when; documents say it in a `meta` of that name. */
export const seenAtName = 'x-seen-at';
