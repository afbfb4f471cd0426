/**
 * A text in so many characters at most: cut between two words where one ends in its second half, and marked as cut.
 * Pictures and accents that belong to a letter stay whole.
 */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('fr-CA', { granularity: 'grapheme' }).segment(text)) {
    if (kept.length + segment.length > most - 1) break;
    kept += segment;
  }
  const lastSpace = text.charAt(kept.length) === ' ' ? kept.length : kept.lastIndexOf(' ');
  const whole = lastSpace > most / 2 ? kept.slice(0, lastSpace) : kept;
  return `${whole.replace(/[\s,;:–-]+$/, '')}…`;
};
