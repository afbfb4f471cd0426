/** A piece of a text; `raised` is the ending of an ordinal. */
export type TextPart = { readonly plain: string; readonly raised: string };

/**
 * Splits a French text after its ordinals: « 1re période » is « 1 », « re » raised, « période ». Joined, the parts are the
 * text.
 */
export const ordinalParts = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index, 1: digits = '', 2: raised = '' } of text.matchAll(/\b(\d+)(er|re|e)\b/g)) {
    const to = index + digits.length;
    parts.push({ plain: text.slice(from, to), raised });
    from = to + raised.length;
  }
  return from < text.length ? [...parts, { plain: text.slice(from), raised: '' }] : parts;
};
