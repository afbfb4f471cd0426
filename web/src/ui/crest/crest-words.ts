import type { CrestMotif, CrestOutline } from '@rondelle/contracts/crest/crest-shapes.ts';
import { wordFor } from '../../lib/format/word-for.ts';
import { m } from '../../paraglide/messages.js';

const outlines = {
  shield: m.crest_outline_shield,
  puck: m.crest_outline_puck,
  hexagon: m.crest_outline_hexagon,
} as const satisfies Record<CrestOutline, () => string>;
const motifs = {
  bars: m.crest_motif_bars,
  hoops: m.crest_motif_hoops,
  yoke: m.crest_motif_yoke,
  ice: m.crest_motif_ice,
  pales: m.crest_motif_pales,
  chevron: m.crest_motif_chevron,
  corners: m.crest_motif_corners,
} as const satisfies Record<CrestMotif, () => string>;

export const outlineName = (outline: CrestOutline): string => wordFor(outlines, outline);
export const motifName = (motif: CrestMotif): string => wordFor(motifs, motif);

/** Formats a crest choice from the history, such as `#124684 #f4c430 shield bars`, with its parts in words. */
export const crestWords = (text: string): string => {
  const [main = '', second = '', outline = '', motif = ''] = text.split(' ');
  return [main, second, outlineName(outline as CrestOutline), motifName(motif as CrestMotif)].join(', ');
};
