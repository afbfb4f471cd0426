import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/** Draws the app's icons from `public/icon.svg`: `npm run icons -w @rondelle/web`. The output is committed. */
const folder = path.join(import.meta.dirname, '../public');

const mark = (await readFile(path.join(folder, 'icon.svg'), 'utf8'))
  .replace(/^<svg[^>]*>/, '')
  .replace(/<rect[^>]*\/>/, '')
  .replace('</svg>', '');

/**
 * The icon on a white square; `share` is the part of the width that the puck takes. Phones may crop a fifth of each
 * side.
 */
const square = (share: number): string => {
  const margin = ((1 / share - 1) * 40) / 2;
  const box = `${-margin} ${-margin} ${40 / share} ${40 / share}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">` +
    `<rect x="${-margin}" y="${-margin}" width="100%" height="100%" fill="#fff"/>` +
    // Extends the goal line to the edge of the square.
    `<path d="M${-margin} 28h${40 / share}" stroke="#c8102e" stroke-width="3.5"/>${mark}</svg>`
  );
};

const draw = async (name: string, svg: string, size: number) => {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  await writeFile(path.join(folder, name), image);
};

const whole = await readFile(path.join(folder, 'icon.svg'), 'utf8');
for (const size of [192, 512]) {
  await draw(`icon-${size}.png`, whole, size);
  await draw(`icon-maskable-${size}.png`, square(0.72), size);
}
await draw('apple-touch-icon.png', square(0.84), 180);
