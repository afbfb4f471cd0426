import { m } from '../../paraglide/messages.js';

/** The attribution that the terms of Mapbox and OpenStreetMap require. */
export function StreetAttribution() {
  return (
    <>
      {m.map_streets_by()} <a href="https://www.mapbox.com/about/maps/">{m.map_streets_mapbox()}</a>,{' '}
      <a href="https://www.openstreetmap.org/copyright">{m.map_streets_osm()}</a>.{' '}
      <a href="https://apps.mapbox.com/feedback/">{m.map_streets_improve()}</a>
    </>
  );
}
