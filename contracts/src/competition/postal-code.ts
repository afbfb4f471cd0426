// No zod schemas in this file: forms load it, and only servers validate.

/** A Canadian postal code with its space, such as `G1L 2S1`. */
export const postalCodePattern = /^[A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z] \d[A-CEGHJ-NPR-TV-Z]\d$/;

/** Returns a typed postal code in its usual form; null when the text is not a postal code. */
export const postalCodeIn = (text: string): string | null => {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const code = `${letters.slice(0, 3)} ${letters.slice(3)}`;
  return postalCodePattern.test(code) ? code : null;
};
