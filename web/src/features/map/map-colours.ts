/** The map's colours. */
export type MapColours = {
  readonly water: string;
  readonly land: string;
  readonly line: string;
  readonly region: string;
  readonly ink: string;
  readonly point: string;
  readonly onPoint: string;
  readonly accent: string;
};

/**
 * Reads the page's CSS variables, because a canvas cannot use them. `_scheme` only makes callers read again when the
 * scheme changes.
 */
export const coloursOf = (_scheme: 'light' | 'dark'): MapColours => {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string, fallback: string): string =>
    style.getPropertyValue(`--r-${name}`).trim() || fallback;
  return {
    water: colour('tint', '#eaf2fb'),
    land: colour('surface', '#ffffff'),
    line: colour('line', '#c9d6e5'),
    region: colour('muted', '#5a6b80'),
    ink: colour('ink', '#0b2545'),
    point: colour('link', '#124684'),
    onPoint: colour('on-result', '#ffffff'),
    accent: colour('accent', '#c8102e'),
  };
};
