import { expect, test } from 'vitest';
import { cssVariables, theme } from './theme.ts';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';

const { light, dark } = cssVariables(mergeMantineTheme(DEFAULT_THEME, theme));

/** Relative luminance of a `#rrggbb` colour as WCAG 2 defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const grounds = ['ice', 'surface', 'tint', 'notice'];
const onGrounds = ['ink', 'muted', 'link', 'accent'].flatMap((text) =>
  grounds.map((ground) => [text, ground] as const),
);
const onResults = ['win', 'loss', 'tie', 'overtime', 'link'].map((ground) => ['on-result', ground] as const);

test.each([
  ['light', light],
  ['dark', dark],
] as const)('every text colour has enough contrast on every background (%s)', (_, tokens) => {
  const of = (name: string) => tokens[`--r-${name}`] ?? '';
  const faint = [...onGrounds, ...onResults].filter(([text, ground]) => contrast(of(text), of(ground)) < 4.5);
  expect(faint).toEqual([]);
});

/** The colour of a text laid over a ground at 8 %, as in the letters of results. */
const tinted = (text: string, ground: string): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [over, under] = [text, ground].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
      return Math.round((over ?? 0) * 0.08 + (under ?? 0) * 0.92)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

test.each([
  ['light', light],
  ['dark', dark],
] as const)('the letters of losses and ties have enough contrast on their tint (%s)', (_, tokens) => {
  const of = (name: string) => tokens[`--r-${name}`] ?? '';
  const letters = ['loss', 'tie', 'overtime'];
  const faint = letters.filter((name) => contrast(of(name), tinted(of(name), of('surface'))) < 4.5);
  expect(faint).toEqual([]);
});

test('filled buttons use the theme tokens, which also have enough contrast in the dark scheme', () => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const { background, color } = merged.variantColorResolver({
    color: merged.primaryColor,
    theme: merged,
    variant: 'filled',
  });
  expect([color, background]).toEqual(['var(--r-on-result)', 'var(--r-link)']);
});
