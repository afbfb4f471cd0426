/** No form and no program of ours nests deeper; what reads further down could be made to run out of stack. */
const deepest = 32;
/** No text of people holds a NUL, and databases refuse it. */
const isReadable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return depth < deepest && Object.values(value).every((each) => isReadable(each, depth + 1));
};
/** The parameter that cannot be read, if there is one. */
export const unreadableIn = (input: unknown): string | undefined =>
  typeof input === 'object' && input !== null
    ? Object.entries(input).find(([, value]) => !isReadable(value))?.[0]
    : undefined;
