import type { Page, Route } from 'playwright-core';

/** Colours of the fake style; nothing of the site has similar ones. */
export const ground = [0, 200, 120] as const;
export const road = [250, 120, 0] as const;

const rgb = (colour: readonly number[]): string => `rgb(${colour.join(',')})`;
const tileset = 'mapbox.mapbox-streets-v8';

const style = {
  version: 8,
  name: 'Fake streets',
  sprite: 'mapbox://sprites/mapbox/streets-v12',
  glyphs: 'mapbox://fonts/mapbox/{fontstack}/{range}.pbf',
  sources: { composite: { type: 'vector', url: `mapbox://${tileset}` } },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': rgb(ground) } },
    {
      id: 'road',
      type: 'line',
      source: 'composite',
      'source-layer': 'road',
      paint: { 'line-color': rgb(road), 'line-width': 12 },
    },
    {
      id: 'label',
      type: 'symbol',
      source: 'composite',
      'source-layer': 'road',
      layout: { 'text-field': 'Rue', 'text-font': ['DIN Pro Regular'], 'symbol-placement': 'line' },
    },
  ],
};

const tiles = {
  tilejson: '2.2.0',
  attribution: '<a href="https://www.mapbox.com/about/maps/">© Mapbox</a>',
  minzoom: 0,
  maxzoom: 16,
  tiles: [`https://a.tiles.mapbox.com/v4/${tileset}/{z}/{x}/{y}.vector.pbf`],
};

/** A vector tile with the layer `road`: one line from the left to the right edge, through the middle. */
const tile = Buffer.from('1a190a04726f6164120c18022208090080200a8040002880207802', 'hex');

/** A transparent picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const headers = { 'access-control-allow-origin': '*' };

const fulfill = (route: Route): Promise<void> => {
  const { hostname, pathname } = new URL(route.request().url());
  if (hostname === 'events.mapbox.com') return route.fulfill({ status: 204, headers });
  if (pathname.startsWith('/styles/v1/')) {
    if (pathname.endsWith('.pbf')) return route.fulfill({ body: '', headers });
    if (pathname.endsWith('.png')) return route.fulfill({ body: pixel, contentType: 'image/png', headers });
    return route.fulfill({ json: pathname.includes('sprite') ? {} : style, headers });
  }
  if (pathname.endsWith('.json')) return route.fulfill({ json: tiles, headers });
  if (pathname.endsWith('.vector.pbf'))
    return route.fulfill({ body: tile, contentType: 'application/x-protobuf', headers });
  if (pathname.startsWith('/map-sessions/')) return route.fulfill({ body: '', headers });
  return route.fulfill({ status: 404, headers });
};

/** Responds to a page in place of Mapbox, and lists what it requests there. Paths that start with `refused` get a 401. */
export const fakeMapbox = async (page: Page, refused?: string): Promise<readonly URL[]> => {
  const requested: URL[] = [];
  await page.route(/^https:\/\/[\w.]*\bmapbox\.com\//, (route) => {
    const url = new URL(route.request().url());
    requested.push(url);
    return refused !== undefined && url.pathname.startsWith(refused)
      ? route.fulfill({ status: 401, json: { message: 'Not Authorized' }, headers })
      : fulfill(route);
  });
  return requested;
};
