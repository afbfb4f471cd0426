/** Display preferences, stored per browser. */
export const letterKinds = ['club', 'plain'] as const;
export const textSizes = ['usual', 'large', 'larger'] as const;
export type Display = {
  readonly letters: (typeof letterKinds)[number];
  readonly size: (typeof textSizes)[number];
};

/** Keywords in the `data-display` attribute, set before the first paint and used by the styles. */
const key = 'display';

const chosen = (): readonly string[] => (document.documentElement.dataset['display'] ?? '').split(' ');

export const currentDisplay = (): Display => ({
  letters: letterKinds.find((kind) => chosen().includes(kind)) ?? 'club',
  size: textSizes.find((size) => chosen().includes(size)) ?? 'usual',
});

/** Applies the preferences and stores them when the browser allows it. */
export const storeDisplay = ({ letters, size }: Display): void => {
  const words = `${letters} ${size}`;
  document.documentElement.dataset['display'] = words;
  try {
    localStorage.setItem(key, words);
  } catch {
    // Without storage the preferences last for this page.
  }
};
