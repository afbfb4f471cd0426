import type { StyleSpecification } from 'maplibre-gl';
import type { Layer, Map as MapView, NavigationControl, ScaleControl, Source } from 'react-map-gl/maplibre';

/** The components of `react-map-gl`; both of its entries give them the props that this map uses. */
export type MapParts = {
  readonly Map: typeof MapView;
  readonly Source: typeof Source;
  readonly Layer: typeof Layer;
  readonly NavigationControl: typeof NavigationControl;
  readonly ScaleControl: typeof ScaleControl;
};

export type ColourScheme = 'light' | 'dark';

/** Properties of the map that only one library has, or that depend on its ground. */
export type MapSettings = Partial<Parameters<MapParts['Map']>[0]> & {
  readonly mapboxAccessToken?: string;
  readonly language?: string;
  readonly localFontFamily?: string;
  readonly performanceMetricsCollection?: boolean;
};

/** One of the two libraries that draw the map. */
export type MapLibrary = {
  readonly parts: MapParts;
  /** True when its style has land, towns and streets, so that the map adds none. */
  readonly hasStreets: boolean;
  readonly settingsOf: (of: {
    readonly ground: StyleSpecification;
    readonly scheme: ColourScheme;
    readonly token: string | null;
  }) => MapSettings;
  /** Returns the zoom at which a cluster of a source falls apart, or null for a source without clusters. */
  readonly expansionZoom: (source: object | undefined, cluster: number) => Promise<number | null>;
};
