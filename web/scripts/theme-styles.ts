import { DEFAULT_THEME, MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { cssVariables, theme } from '../src/app/theme.ts';

const own = new Set(Object.keys(theme.colors ?? {}));
/** The colours of Mantine that the theme neither defines nor uses: half of all variables. */
const unused = Object.keys(DEFAULT_THEME.colors).filter((name) => !own.has(name));
const unusedVariables = new RegExp(
  `(?<=[{;])\\s*--mantine-color-(?:${unused.join('|')})-[^:;]+:[^;}]*;`,
  'g',
);

/** The focus ring of Mantine's colour picker names a blue. */
const blue = ':root{--mantine-color-blue-filled:var(--r-link)}';

/** The variables and classes that Mantine's provider would otherwise write into every page. */
export const themeStyles = (): string => {
  const provider = createElement(MantineProvider, {
    theme,
    cssVariablesResolver: cssVariables,
    deduplicateCssVariables: false,
  });
  const styles = renderToStaticMarkup(provider).matchAll(/<style[^>]*>([^<]*)<\/style>/g);
  return [...[...styles].map(([, css = '']) => css.replace(unusedVariables, '')), blue].join('\n');
};

/** Writes these styles to `theme.css`, for browsers to cache: 2 kB less in each page, and no work to draw one. */
export const themeSheet = (): Plugin => ({
  name: 'rondelle:theme-sheet',
  load: (id) => (id.endsWith('/src/app/theme.css') ? themeStyles() : null),
});
