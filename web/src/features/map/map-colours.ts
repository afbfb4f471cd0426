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

/** Resolves the page's CSS variables, which a canvas cannot use. Call it again when the scheme changes. */
export const coloursOf = (_scheme: 'light' | 'dark'): MapColours => {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string, otherwise: string): string =>
    style.getPropertyValue(`--r-${name}`).trim() || otherwise;
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
