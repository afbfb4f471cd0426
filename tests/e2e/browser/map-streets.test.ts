import type { TeamPlacesOutput } from '@rondelle/contracts/competition/geography.outputs.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '@rondelle/site/embedded-postgres.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type OwnProcess, startOwnProcess } from '../../flow/own-process.ts';
import { until } from '../../support/until.ts';
import { fakeMapbox, ground, road } from './support/fake-mapbox.ts';
import { hasColour } from './support/pixels.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const season = '2024-2025';
const address = `/fr/${season}/carte`;

/** One more gateway of the shared site, with a token. */
let database: EmbeddedPostgres;
let gateway: OwnProcess;
beforeAll(async () => {
  database = await openEmbeddedPostgres(inject('dataDir'));
  gateway = await startOwnProcess('gateway', {
    DATABASE_URL: database.url,
    MAPBOX_TOKEN: 'pk.of-nobody-at-all',
    ...(process.env['WEB_DIST'] !== undefined && { WEB_DIST: process.env['WEB_DIST'] }),
  });
});
afterAll(async () => {
  await gateway?.end('SIGINT');
  await database?.close();
});

/** A place of teams whose position is known. */
const knownPlace = async () => {
  const fetched = await fetch(`${gateway.url}/api/v1/places/teams?sid=${season}&lang=fr`);
  const { places }: TeamPlacesOutput = await fetched.json();
  const [found] = places.flatMap(({ name, at }) => (at ? [{ name, ...at }] : []));
  if (!found) throw new Error('no place has a position');
  return found;
};

const mapOf = (page: Page) => page.getByRole('region', { name: words('fr', 'map_label') });

test('with a token, the map draws Mapbox’s streets below our places, which respond to clicks', async () => {
  const { name, latitude, longitude } = await knownPlace();
  const page = await visit({ url: gateway.url });
  const requested = await fakeMapbox(page);
  const modules: string[] = [];
  page.on('request', (request) => modules.push(new URL(request.url()).pathname));
  await page.goto(`${address}#map=10/${latitude}/${longitude}`);
  await untilHydrated(page);
  const map = mapOf(page);
  await map.waitFor();
  await until('the ground of the style', () => hasColour(page, ground));
  await until('a road of a tile', () => hasColour(page, road));
  expect(await page.locator('.mapboxgl-ctrl-logo').isVisible()).toBe(true);
  expect(await page.locator('.mapboxgl-ctrl-attrib').isVisible()).toBe(true);
  const box = await map.boundingBox();
  if (!box) throw new Error('the map has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The map learns of places once its worker has cut them into tiles.
  await until('the place under the pointer', async () => {
    await page.mouse.move(x + 3, y);
    await page.mouse.move(x, y);
    return map.evaluate((canvas) => canvas.style.cursor === 'pointer');
  });
  await page.mouse.click(x, y);
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  expect(modules.some((path) => path.startsWith('/assets/MapboxMap-'))).toBe(true);
  expect(modules.filter((path) => path.startsWith('/assets/MaplibreMap-'))).toEqual([]);
  const hosts = new Set(requested.map(({ hostname }) => hostname));
  expect([...hosts].toSorted()).toEqual(['api.mapbox.com', 'events.mapbox.com']);
  expect(requested.filter(({ pathname }) => pathname.startsWith('/fonts/'))).toEqual([]);
});

test.each([
  ['style', '/styles/v1/'],
  ['drawn map', '/map-sessions/'],
])('the site displays the map of its own files when Mapbox refuses %s', async (_refused, path) => {
  const page = await visit({ url: gateway.url, expected: [401] });
  const requested = await fakeMapbox(page, path);
  await page.goto(address);
  await untilHydrated(page);
  await page.locator('canvas.maplibregl-canvas').waitFor();
  expect(requested.some(({ pathname }) => pathname.startsWith(path))).toBe(true);
  expect(await page.locator('canvas.mapboxgl-canvas').count()).toBe(0);
  expect(await hasColour(page, ground)).toBe(false);
  await mapOf(page).focus();
  await page.keyboard.press('Equal');
  await page.waitForURL(/#map=\d+\//);
});

test('the dark scheme has a dark style, and the position stays in the address', async () => {
  const page = await visit({ url: gateway.url, dark: true });
  const requested = await fakeMapbox(page);
  await page.goto(address);
  await untilHydrated(page);
  await until('the ground of the style', () => hasColour(page, ground));
  await mapOf(page).focus();
  await page.keyboard.press('Equal');
  await page.waitForURL(/#map=\d+\//);
  const styles = requested.filter(({ pathname }) => /^\/styles\/v1\/mapbox\/[\w-]+$/.test(pathname));
  expect(styles.map(({ pathname }) => pathname)).toEqual(['/styles/v1/mapbox/dark-v11']);
});
