import type { CrestChoice } from './crest-choice.ts';
import { colourPairs, inkOn, secondOn } from './crest-colours.ts';
import { crestLetters } from './crest-letters.ts';
import { crestMotifs, crestOutlines, motifs, outlines } from './crest-shapes.ts';
import { pathOf } from './polygons.ts';

/** The parts of a crest that identify it, before it is drawn. */
export type CrestDesign = CrestChoice & { readonly letters: string };

/** FNV-1a followed by a finalizer, so that names that differ by one letter give unrelated hashes. */
const hash = (text: string): number => {
  let sum = 2166136261;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16777619);
  sum = Math.imul(sum ^ (sum >>> 15), 2246822507);
  return (sum ^ (sum >>> 13)) >>> 0;
};

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], number: number): T =>
  list[number % list.length] as T;

/**
 * Returns the crest for a team's name and its chosen parts. Deterministic. `recorded`: the name as recorded, so that
 * colours and shapes are the same in both languages.
 */
export const crestDesign = (
  name: string,
  chosen: CrestChoice | null = null,
  recorded: string = name,
): CrestDesign => {
  const number = hash(recorded.normalize('NFC').toLowerCase().trim());
  const [main, second] = pick(colourPairs, number >>> 9);
  return {
    main,
    second,
    outline: pick(crestOutlines, number),
    motif: pick(crestMotifs, number >>> 4),
    ...chosen,
    letters: crestLetters(name),
  };
};

const sizes = [22, 17, 14] as const;

/** Font size and vertical centre of the letters, in units of 40. */
export const crestLettering = ({ letters, motif }: CrestDesign) => ({
  size: sizes[letters.length - 1] ?? sizes[2],
  middle: motifs[motif].letters,
});

/**
 * Returns the inner markup of a 40 × 40 SVG. It has no ids or styles, and only letters and digits of the name, so that
 * a name cannot inject markup.
 */
export const crestMarkup = (design: CrestDesign): string => {
  const { main, second, outline, motif, letters } = design;
  const shape = outlines[outline];
  const { marks } = motifs[motif];
  const { size, middle } = crestLettering(design);
  const edge = outline === 'puck' ? 'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36Z' : pathOf(shape);
  const squeezed = letters.length > 2 ? ' textLength="26" lengthAdjust="spacingAndGlyphs"' : '';
  return [
    // The stroke is painted below the fill: a rim of half its width, visible on light and dark pages.
    `<path d="${edge}" fill="${main}" stroke="#808a99" stroke-width="2" paint-order="stroke"/>`,
    `<path d="${marks(shape).map(pathOf).join('')}" fill="${secondOn(main, second)}"/>`,
    `<text x="20" y="${Number((middle + size * 0.36).toFixed(1))}" text-anchor="middle" font-size="${size}"`,
    ` font-family="Inter Variable,Arial,sans-serif" font-weight="800"${squeezed}`,
    ` fill="${inkOn(main)}" stroke="${main}" stroke-width="2.5" paint-order="stroke">${letters}</text>`,
  ].join('');
};

/** Returns a key that is valid in an HTML id; two keys are equal only for equal designs. */
export const crestKey = ({ main, second, outline, motif, letters }: CrestDesign): string => {
  const signs = letters.replaceAll(/[^A-Z0-9]/g, '_');
  const shape = `${crestOutlines.indexOf(outline)}${crestMotifs.indexOf(motif)}`;
  return `crest-${main.slice(1)}-${second.slice(1)}-${shape}-${signs}`;
};

/** A stand-alone SVG of the crest, for share images and files. Pages draw each crest once and reuse it. */
export const crestSvg = (design: CrestDesign): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${crestMarkup(design)}</svg>`;
