/** Ties the words of a short text, such as a number and its noun, so that it stays on one line. */
export const tied = (text: string): string => text.replaceAll(' ', '\u00A0');
