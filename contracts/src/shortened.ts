/**
 * Shortens a text to at most `most` UTF-16 units, with an ellipsis. Cuts between words if a word ends in the second
 * half, and never inside a grapheme such as an emoji or an accented letter.
 */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let start = '';
  for (const { segment } of new Intl.Segmenter('fr-CA', { granularity: 'grapheme' }).segment(text)) {
    if (start.length + segment.length > most - 1) break;
    start += segment;
  }
  const lastSpace = text.charAt(start.length) === ' ' ? start.length : start.lastIndexOf(' ');
  const whole = lastSpace > most / 2 ? start.slice(0, lastSpace) : start;
  return `${whole.replace(/[\s,;:–-]+$/, '')}…`;
};
