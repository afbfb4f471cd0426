import { findProgram } from '@rondelle/infra/dev/find-program.ts';

/** First the browser without windows, which takes half the processor's time. */
const withoutWindows = ['chromium-headless-shell', 'chrome-headless-shell'];
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macBrowsers = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

export type BrowserKind = 'any' | 'with windows';

/**
 * The path of Chromium or Chrome, `CHROMIUM_PATH` first; null where there is none. What is installed as an app needs the
 * one with windows: without them workers wait and wake otherwise.
 */
export const findChromium = (kind: BrowserKind = 'any'): string | null => {
  const named = process.env['CHROMIUM_PATH'];
  return findProgram(
    ...(named ? [named] : []),
    ...(kind === 'any' ? withoutWindows : []),
    ...chromiumNames,
    ...macBrowsers,
  );
};
