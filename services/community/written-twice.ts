/** Returns whether an insert failed because the author's command is recorded already: it arrived twice at once. */
export const isWrittenTwice = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && String(error.constraint).startsWith(constraint);
