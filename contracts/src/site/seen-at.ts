/** Header that marks a response as a copy and gives its time; documents use a `meta` element of the same name. */
export const seenAtName = 'x-seen-at';
