import { own } from '@rondelle/projections/computing/ratings/evaluation.ts';
import { reliabilityOf, type Tenth } from './reliability.ts';
import type { Evaluated } from './report.ts';

const side = 240;
const edge = 40;
const wide = side + 2 * edge;

const at = (share: number): number => Math.round(share * side * 10) / 10;

/** Two standard errors of a share, at which a calibrated forecast is still expected. */
const barOf = ({ games, happened }: Tenth): number => 2 * Math.sqrt((happened * (1 - happened)) / games);

const pointOf = (tenth: Tenth): string => {
  const [x, y] = [edge + at(tenth.said), edge + side - at(tenth.happened)];
  const bar = at(barOf(tenth));
  return (
    `<path d="M${x} ${y - bar}V${y + bar}" stroke="#1f6feb"/>` +
    `<circle cx="${x}" cy="${y}" r="4" fill="#1f6feb"><title>${tenth.games}</title></circle>`
  );
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const panelOf = ({ name, evaluation }: Evaluated, index: number): string => {
  const judged = (evaluation.methods.get(own) ?? []).flatMap((category) => category.judged);
  const [left, right, top, bottom] = [edge, edge + side, edge, edge + side];
  return [
    `<g transform="translate(${index * wide} 0)">`,
    `<text x="${left}" y="24">${escaped(name)}</text>`,
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="none" stroke="#999"/>`,
    `<path d="M${left} ${bottom}L${right} ${top}" stroke="#999" stroke-dasharray="4"/>`,
    ...reliabilityOf(judged).map(pointOf),
    `<text x="${left}" y="${bottom + 18}">0 % said</text>`,
    `<text x="${right}" y="${bottom + 18}" text-anchor="end">100 %</text>`,
    '</g>',
  ].join('');
};

/** Draws how often home teams won over the chance that they had, with two standard errors; one panel a data set. */
export const plotOf = (all: readonly Evaluated[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${all.length * wide}" height="${wide}" font-family="sans-serif" font-size="13">` +
  `<rect width="100%" height="100%" fill="#fff"/>${all.map(panelOf).join('')}</svg>\n`;
