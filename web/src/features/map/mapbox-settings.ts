import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { ColourScheme, MapSettings } from './map-library.ts';

const styles = { light: 'streets-v12', dark: 'dark-v11' } as const;

type Choice = {
  readonly scheme: ColourScheme;
  readonly token: string | null;
  readonly language: Language;
};

/** Settings of mapbox-gl: one of Mapbox's own styles, and no more requests than its terms require. */
export const mapboxSettings = ({ scheme, token, language }: Choice): MapSettings => ({
  mapStyle: `mapbox://styles/mapbox/${styles[scheme]}`,
  ...(token !== null && { mapboxAccessToken: token }),
  language,
  maxZoom: 16,
  projection: 'mercator',
  // The browser draws the labels with its own fonts, so no font files are requested.
  localFontFamily: 'Inter Variable, system-ui, sans-serif',
  // Counting loaded maps is part of the terms; measuring the browser is not.
  performanceMetricsCollection: false,
  // This plugin, for Arabic and Hebrew labels, would be a script of another site.
  RTLTextPlugin: false,
});
