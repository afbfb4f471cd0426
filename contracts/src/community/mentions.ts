const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Finds `@` with one of these names, in any case; the first group is the name. The longest wins, so that `@Chloé Roy` is
 * not `@Chloé`; `@Joanne`, `@Jo-Anne` and `x@jo.example` are not `@Jo`. Null when there are no names.
 */
export const mentionPattern = (names: readonly string[]): RegExp | null => {
  if (names.length === 0) return null;
  const longestFirst = names.toSorted((one, other) => other.length - one.length).map(escaped);
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}/\\])@(${longestFirst.join('|')})(?![\p{L}\p{N}_]|[.\-][\p{L}\p{N}])`,
    'giu',
  );
};
