import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';

/** Pixels of a link preview on social networks. */
const size = { width: 1_200, height: 630 };

/** The colours of the site's light theme. */
export const ink = { text: '#0b2545', quiet: '#50617a', ice: '#ffffff', blue: '#1d5fa8', red: '#c8102e' };

type Style = Readonly<Record<string, string | number>>;
/** An element for satori: a box with a text or other boxes. */
export type Box = {
  readonly type: string;
  readonly key: null;
  readonly props: {
    readonly style: Style;
    readonly children?: string | readonly Box[];
    /** For an embedded picture: its data URL and size. */
    readonly src?: string;
    readonly width?: number;
    readonly height?: number;
  };
};

export const box = (style: Style, children: string | readonly Box[]): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

/** Text on one line, cut with an ellipsis when too long. */
export const line = (style: Style, text: string): Box =>
  box(
    { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...style, display: 'block' },
    text,
  );

const fontAt = (file: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(file)));

let fonts: Font[] | undefined;
/** Fonts are read once, when the first image is drawn. */
const loadFonts = (): Font[] =>
  (fonts ??= [
    { name: 'Inter', weight: 400, data: fontAt('@fontsource/inter/files/inter-latin-400-normal.woff') },
    { name: 'Inter', weight: 700, data: fontAt('@fontsource/inter/files/inter-latin-700-normal.woff') },
    { name: 'Inter', weight: 400, data: fontAt('@fontsource/inter/files/inter-latin-ext-400-normal.woff') },
    { name: 'Inter', weight: 700, data: fontAt('@fontsource/inter/files/inter-latin-ext-700-normal.woff') },
    {
      name: 'Gorditas',
      weight: 700,
      data: fontAt('@fontsource/gorditas/files/gorditas-latin-700-normal.woff'),
    },
  ]);

/** Gorditas has the letters of French and English only; other characters fall back to Inter. */
export const titleFont = 'Gorditas, Inter';

const frame = (content: readonly Box[], foot: string): Box =>
  box(
    {
      width: size.width - 2 * 64,
      height: size.height - 48 - 40 - 2 * 12,
      flexDirection: 'column',
      backgroundColor: ink.ice,
      color: ink.text,
      fontFamily: 'Inter',
      padding: '48px 64px 40px',
      borderTop: `12px solid ${ink.red}`,
      borderBottom: `12px solid ${ink.blue}`,
    },
    [
      box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }, content),
      box({ justifyContent: 'space-between', fontSize: 28, color: ink.quiet }, [
        line({ fontFamily: titleFont, fontWeight: 700, color: ink.text }, 'Rondelle'),
        line({}, foot),
      ]),
    ],
  );

/** Renders a link preview as PNG, with `foot` in small print at the bottom. */
export const drawImage = async (content: readonly Box[], foot: string): Promise<Buffer> => {
  const svg = await satori(frame(content, foot), { ...size, fonts: loadFonts() });
  // satori turned all text into paths, so no system fonts are needed.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
};
