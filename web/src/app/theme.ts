import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeComponents,
  type VariantColorResolverResult,
  type VariantColorsResolver,
} from '@mantine/core';

const ink: MantineColorsTuple = [
  '#eef4fb',
  '#dae6f4',
  '#b3cbe6',
  '#89aed9',
  '#5f8fc8',
  '#3d74b5',
  '#1f5a9e',
  '#124684',
  '#0e3566',
  '#0b2545',
];
const goal: MantineColorsTuple = [
  '#fff0f1',
  '#fddcdf',
  '#f8b4ba',
  '#f38a93',
  '#ec6470',
  '#df3f4f',
  '#c8102e',
  '#aa0b25',
  '#8b081e',
  '#6b0516',
];

/** For Mantine components without a semantic colour: their borders are visible on every background. */
const gray: MantineColorsTuple = [
  '#f6f9fc',
  '#eaf2fb',
  '#e0e8f1',
  '#d6e0ec',
  '#76879c',
  '#6b7d94',
  '#5b6d86',
  '#4b5e78',
  '#2c4060',
  '#10233f',
];
const dark: MantineColorsTuple = [
  '#e8eff8',
  '#c9d5e5',
  '#a6b7cc',
  '#8297b3',
  '#6a7f9c',
  '#27394f',
  '#111e33',
  '#0a1322',
  '#08101d',
  '#060c16',
];

/** Buttons use the site's tokens, in both colour schemes. */
const ownColors: ReadonlyMap<string, Partial<VariantColorResolverResult>> = new Map(
  Object.entries({
    filled: { background: 'var(--r-link)', hover: 'var(--r-link)', color: 'var(--r-on-result)' },
    default: {
      background: 'var(--r-surface)',
      hover: 'var(--r-tint)',
      color: 'var(--r-ink)',
      border: '1px solid var(--r-muted)',
    },
    subtle: { color: 'var(--r-link)', hover: 'var(--r-tint)' },
  }),
);
const variantColors: VariantColorsResolver = (input) => ({
  ...defaultVariantColorsResolver(input),
  ...ownColors.get(input.variant),
});

/** Default size of buttons and inputs. */
const sized = (size: string) => ({ defaultProps: { size } });
const components = {
  Button: sized('md'),
  Checkbox: sized('md'),
  Input: sized('md'),
  Modal: { defaultProps: { size: '36rem', transitionProps: { duration: 0 } } },
  Radio: sized('md'),
  SegmentedControl: sized('md'),
} satisfies MantineThemeComponents;

/**
 * The "Vanilla" theme: white ice, dark blue ink, one red accent. Every colour, size and font is defined in this file.
 */
export const theme = createTheme({
  colors: { ink, goal, gray, dark },
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 4 },
  white: '#ffffff',
  black: '#10233f',
  autoContrast: true,
  defaultRadius: 'md',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Gorditas', 'Inter Variable', serif", fontWeight: '700' },
  respectReducedMotion: true,
  variantColorResolver: variantColors,
  components,
});

/** Design tokens of the site; component styles use no other colours. */
const lightTokens = {
  '--r-ice': '#f6f9fc',
  '--r-surface': '#ffffff',
  '--r-tint': '#eaf2fb',
  '--r-line': '#d6e0ec',
  '--r-ink': '#10233f',
  '--r-muted': '#4b5e78',
  '--r-link': '#124684',
  '--r-accent': '#c8102e',
  '--r-blue-line': '#1f5a9e',
  '--r-win': '#1a6b3a',
  '--r-loss': '#a4262c',
  '--r-tie': '#55657c',
  '--r-overtime': '#84540a',
  '--r-on-result': '#ffffff',
  '--r-notice': '#fff6df',
  '--r-notice-line': '#e3b341',
  '--r-mine': '#fff8e6',
  '--r-mine-line': '#a87908',
};
const darkTokens: typeof lightTokens = {
  '--r-ice': '#0a1322',
  '--r-surface': '#111e33',
  '--r-tint': '#182a45',
  '--r-line': '#27394f',
  '--r-ink': '#e8eff8',
  '--r-muted': '#a6b7cc',
  '--r-link': '#9cc3f5',
  '--r-accent': '#ff7381',
  '--r-blue-line': '#5f8fc8',
  '--r-win': '#63d18f',
  '--r-loss': '#ff9a9a',
  '--r-tie': '#a9bacf',
  '--r-overtime': '#f0bf62',
  '--r-on-result': '#0a1322',
  '--r-notice': '#2d2610',
  '--r-notice-line': '#8a6d1d',
  '--r-mine': '#2b2613',
  '--r-mine-line': '#d6a63a',
};
const mantineTokens = {
  '--mantine-color-body': 'var(--r-ice)',
  '--mantine-color-text': 'var(--r-ink)',
  '--mantine-color-dimmed': 'var(--r-muted)',
  '--mantine-color-anchor': 'var(--r-link)',
  '--mantine-color-error': 'var(--r-accent)',
  '--mantine-color-success': 'var(--r-win)',
  '--mantine-color-placeholder': 'var(--r-muted)',
  '--mantine-color-default': 'var(--r-surface)',
  '--mantine-color-default-hover': 'var(--r-tint)',
  '--mantine-color-default-color': 'var(--r-ink)',
  '--mantine-color-default-border': 'var(--r-muted)',
  '--mantine-primary-color-filled': 'var(--r-link)',
  '--mantine-primary-color-filled-hover': 'var(--r-link)',
  '--mantine-primary-color-contrast': 'var(--r-on-result)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--r-width': '72rem', '--r-radius': '0.5rem', '--r-gap': '1rem' },
  light: { ...lightTokens, ...mantineTokens },
  dark: { ...darkTokens, ...mantineTokens },
});
