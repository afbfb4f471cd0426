import { findProgram } from '../../services/site/find-program.mjs';

/** The headless-only browser comes first, because it uses half the CPU time. */
const withoutWindows = ['chromium-headless-shell', 'chrome-headless-shell'];
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macBrowsers = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** @typedef {'any' | 'with windows'} BrowserKind */

/**
 * The path of Chromium or Chrome, `CHROMIUM_PATH` first; null when there is none. Tests of the installed app need the
 * full browser: in the headless-only one, service workers wait and activate differently.
 *
 * @param {BrowserKind} [kind]
 */
export const findChromium = (kind = 'any') => {
  const named = process.env['CHROMIUM_PATH'];
  return findProgram(
    ...(named ? [named] : []),
    ...(kind === 'any' ? withoutWindows : []),
    ...chromiumNames,
    ...macBrowsers,
  );
};
