import { useComputedColorScheme } from '@mantine/core';
import { Layer, Source } from 'react-map-gl/maplibre';

const id = 'streets';
const styles = { light: 'streets-v12', dark: 'dark-v11' } as const;

/** Streets as raster tiles from Mapbox, drawn by MapLibre. */
export function Streets({ token }: { token: string }) {
  const style = styles[useComputedColorScheme('light')];
  const tile = `https://api.mapbox.com/styles/v1/mapbox/${style}/tiles/512/{z}/{x}/{y}@2x`;
  return (
    <Source
      key={style}
      id={id}
      type="raster"
      tiles={[`${tile}?access_token=${encodeURIComponent(token)}`]}
      tileSize={512}
    >
      <Layer id={id} type="raster" />
    </Source>
  );
}

/** Returns whether the error is about a street tile. */
export const isStreetTileError = (event: object): boolean => 'sourceId' in event && event.sourceId === id;
