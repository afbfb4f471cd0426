import { findProgram } from '@rondelle/infra/dev/find-program.ts';

/** First the browser without windows, which takes half the processor's time. */
const withoutWindows = ['chromium-headless-shell', 'chrome-headless-shell'];
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macBrowsers = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** The path of Chromium or Chrome, `CHROMIUM_PATH` first; null where there is none. */
export const findChromium = (): string | null => {
  const named = process.env['CHROMIUM_PATH'];
  return findProgram(...(named ? [named] : []), ...withoutWindows, ...chromiumNames, ...macBrowsers);
};
