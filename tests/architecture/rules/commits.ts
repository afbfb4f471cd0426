/** First words of commit subjects: what a commit does to the code. */
export const commitVerbs: ReadonlySet<string> = new Set(
  (
    'Accept Add Allow Bound Cache Check Compute Count Cover Delete Document Draw Extract Fix Forbid Hide Import ' +
    'Inline Limit Load Log Measure Merge Move Pin Record Reject Remove Rename Replace Report Restore Return ' +
    'Rewrite Send Show Speed Split Store Test Translate Update Use Validate'
  ).split(' '),
);

/** Returns what is wrong with a subject; null for a plain one. */
export const complaintAbout = (subject: string): string | null => {
  const [verb = ''] = subject.split(' ', 1);
  if (subject.length > 72) return `${subject}: longer than 72 characters`;
  return commitVerbs.has(verb) ? null : `${subject}: begins with none of the verbs`;
};
