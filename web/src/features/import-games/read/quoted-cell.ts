/** Limit of lines in a quoted cell; a longer one is an unclosed quote. */
const mostBreaks = 5;

/** Returns whether the cell ends here: only blanks come before the separator, the line’s end or the text’s. */
const isCellEnd = (text: string, from: number, separator: string): boolean => {
  let at = from;
  while (text[at] === ' ' || text[at] === '\r') at += 1;
  return at >= text.length || text[at] === '\n' || text[at] === separator;
};

/** Returns whether the last non-blank character before a position begins a cell, so that a quote opens one. */
const isCellStart = (text: string, before: number, separator: string): boolean => {
  let at = before;
  while (text[at] === ' ') at -= 1;
  return at < 0 || text[at] === '\n' || text[at] === separator;
};

/**
 * Returns whether the quote at a position opens a quoted cell, which ends within a few lines and before another cell
 * opens. Any other quote is a plain character, so that an unclosed one does not hide the games below it.
 */
export const isQuoted = (text: string, opensAt: number, separator: string): boolean => {
  let breaks = 0;
  for (let at = opensAt + 1; at < text.length && breaks <= mostBreaks; at += 1) {
    if (text[at] === '\n') breaks += 1;
    if (text[at] !== '"') continue;
    const isOther = breaks > 0 && isCellStart(text, at - 1, separator);
    const isDoubled = text[at + 1] === '"';
    // An empty cell further down, `;"";`, belongs to another row.
    if (isOther && (!isDoubled || isCellEnd(text, at + 2, separator))) return false;
    if (isDoubled) at += 1;
    else if (isCellEnd(text, at + 1, separator)) return true;
    else if (breaks > 0 || isCellStart(text, at - 1, separator)) return false;
  }
  return false;
};
