// In English only, like the field names: the document is for programmers.
export const documentTexts = {
  title: 'Rondelle',
  description:
    'Results, standings and statistics of minor hockey by season. Nothing needs a key; what changes something needs a token and an `Idempotency-Key`. Every answer has an `ETag`. Names are in the language asked for (`lang`, French by default); days are local (`YYYY-MM-DD`), instants ISO 8601 in UTC. Every path in an answer is a page of the site.',
  answered: 'The answer.',
  saved:
    'What was saved. `upToDate`: whatever is read next shows it. `held`: nothing is recorded yet; the change waits until a second person accepts it.',
} as const;

/** When a route responds with an error, by status. */
export const errorTexts = {
  always: {
    400: 'A parameter is missing or malformed; `parameter` names it.',
    404: 'Something asked for does not exist; `title` says what, in the language asked for.',
    500: 'Something went wrong on our side.',
  },
  withSession: { 401: 'Nobody is logged in.', 403: 'The role does not allow it.' },
  ofChange: {
    409: 'It does not fit what is recorded.',
    412: 'Somebody else changed it since `ifRevision`.',
    422: 'It breaks a rule; `parameter` names what does.',
    429: 'Too many changes; `Retry-After` says in how many seconds to go on.',
  },
  ofBody: { 413: 'More than any input has: 512 kB.' },
} as const;
