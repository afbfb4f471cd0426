import { type Browser, chromium } from 'playwright-core';
import { type BrowserKind, findChromium } from '../../support/programs.mjs';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launches the system's Chromium with a new, empty profile. The caller closes it. */
export const launchBrowser = (kind?: BrowserKind): Promise<Browser> => {
  const executablePath = findChromium(kind);
  if (!executablePath) throw new Error('there is no Chromium: `npm test` says how to install it');
  return chromium.launch({ executablePath, args: flags });
};
