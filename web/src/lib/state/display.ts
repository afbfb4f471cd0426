/** The site's typeface, or a plain one. */
export const typefaces = ['club', 'plain'] as const;
export const textSizes = ['usual', 'large', 'larger'] as const;
/** Display preferences, stored per browser. */
export type Display = {
  readonly typeface: (typeof typefaces)[number];
  readonly size: (typeof textSizes)[number];
};

/**
 * Key in the browser's storage. The value, such as `club large`, is also in the `data-display` attribute, set before
 * the first paint and used by the styles.
 */
const storageKey = 'display';

const displayWords = (): readonly string[] => (document.documentElement.dataset['display'] ?? '').split(' ');

export const currentDisplay = (): Display => ({
  typeface: typefaces.find((one) => displayWords().includes(one)) ?? 'club',
  size: textSizes.find((size) => displayWords().includes(size)) ?? 'usual',
});

/** Applies the preferences and stores them when the browser allows it. */
export const storeDisplay = ({ typeface, size }: Display): void => {
  const words = `${typeface} ${size}`;
  document.documentElement.dataset['display'] = words;
  try {
    localStorage.setItem(storageKey, words);
  } catch {
    // Without storage the preferences last for this page.
  }
};
