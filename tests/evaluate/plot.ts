import { ownName } from '@rondelle/projections/computing/ratings/evaluation.ts';
import { reliabilityOf, type ChanceBin } from './reliability.ts';
import type { Evaluated } from './report.ts';

const side = 240;
const edge = 40;
const wide = side + 2 * edge;
const panelsBeside = 2;

/** Readers of a dark page see it dark: an image in a page follows the reader's scheme, not the page's styles. */
const style = `<style>
text{font:13px sans-serif;fill:#1f2328}
.page{fill:#fff}
.axis{fill:none;stroke:#767676}
.error{stroke:#1f6feb}
.mean{fill:#1f6feb}
@media (prefers-color-scheme:dark){
text{fill:#e6edf3}
.page{fill:#0d1117}
.axis{stroke:#8b949e}
.error{stroke:#79c0ff}
.mean{fill:#79c0ff}
}
</style>`;

const at = (share: number): number => Math.round(share * side * 10) / 10;

/** Two standard errors of a share, at which a calibrated forecast is still expected. */
const barOf = ({ games, happened }: ChanceBin): number => 2 * Math.sqrt((happened * (1 - happened)) / games);

const heightAt = (share: number): number => edge + side - at(Math.min(1, Math.max(0, share)));

const pointOf = (tenth: ChanceBin): string => {
  const { games, said, happened } = tenth;
  const [x, bar] = [edge + at(said), barOf(tenth)];
  return (
    `<path class="error" d="M${x} ${heightAt(happened + bar)}V${heightAt(happened - bar)}"/>` +
    `<circle class="mean" cx="${x}" cy="${heightAt(happened)}" r="4"><title>${games}</title></circle>`
  );
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const panelOf = ({ name, evaluation }: Evaluated, index: number): string => {
  const judged = (evaluation.methods.get(ownName) ?? []).flatMap((category) => category.judged);
  const [left, right, top, bottom] = [edge, edge + side, edge, edge + side];
  const [column, row] = [index % panelsBeside, Math.floor(index / panelsBeside)];
  return [
    `<g transform="translate(${column * wide} ${row * wide})">`,
    `<text x="${left}" y="24">${escaped(name)}</text>`,
    `<rect class="axis" x="${left}" y="${top}" width="${side}" height="${side}"/>`,
    `<path class="axis" d="M${left} ${bottom}L${right} ${top}" stroke-dasharray="4"/>`,
    ...reliabilityOf(judged).map(pointOf),
    `<text x="${left}" y="${bottom + 18}">0 % said</text>`,
    `<text x="${right}" y="${bottom + 18}" text-anchor="end">100 %</text>`,
    `<text transform="translate(${left - 8} ${bottom})rotate(-90)">0 % happened</text>`,
    `<text transform="translate(${left - 8} ${top})rotate(-90)" text-anchor="end">100 %</text>`,
    '</g>',
  ].join('\n');
};

/** Draws how often home teams won over the chance that they had, with two standard errors; one panel a data set. */
export const plotOf = (all: readonly Evaluated[]): string => {
  const width = wide * Math.min(panelsBeside, all.length);
  const height = wide * Math.ceil(all.length / panelsBeside);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    style,
    '<rect class="page" width="100%" height="100%"/>',
    ...all.map(panelOf),
    '</svg>\n',
  ].join('\n');
};
