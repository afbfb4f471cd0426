/** Outside services that browsers load from, if the settings enable them. */
export type Elsewhere = { readonly mapboxToken: string | null; readonly usesRecaptcha: boolean };

/** Sources that pages may load from, by directive of the content security policy. */
export type PageSources = {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly worker: readonly string[];
};

const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
/** Styles and tiles; counts of loaded maps, because Mapbox's terms require them. */
const mapbox = ['https://api.mapbox.com', 'https://events.mapbox.com'];

export const pageSourcesOf = ({ mapboxToken, usesRecaptcha }: Elsewhere): PageSources => ({
  script: usesRecaptcha ? google : [],
  frame: usesRecaptcha ? google.slice(0, 1) : [],
  connect: [...(usesRecaptcha ? google.slice(0, 1) : []), ...(mapboxToken === null ? [] : mapbox)],
  // Mapbox's library starts its workers from its own text.
  worker: mapboxToken === null ? [] : ['blob:'],
});

export const noOtherSources: PageSources = pageSourcesOf({ mapboxToken: null, usesRecaptcha: false });
