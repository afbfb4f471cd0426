import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dependenciesInStep } from './installed.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rondelle-installed-'));
  mkdirSync(path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

const one = { version: '1.0.0', integrity: 'sha512-one' };
const elsewhere = { version: '2.0.0', integrity: 'sha512-two', optional: true };
const write = (file: string, packages: object) =>
  writeFileSync(path.join(root, file), JSON.stringify({ packages }));
const locked = (packages: object) => write('package-lock.json', { '': {}, contracts: {}, ...packages });
const installed = (packages: object) => write('node_modules/.package-lock.json', packages);

describe('the installed dependencies', () => {
  test('match when every locked package is installed', () => {
    locked({ 'node_modules/one': one });
    installed({ 'node_modules/one': one });
    expect(dependenciesInStep(root)).toBe(true);
  });

  test('match when only packages for other systems are missing', () => {
    locked({ 'node_modules/one': one, 'node_modules/elsewhere': elsewhere });
    installed({ 'node_modules/one': one });
    expect(dependenciesInStep(root)).toBe(true);
  });

  test.each([
    ['another version', { 'node_modules/one': { ...one, version: '1.0.1' } }],
    ['other content', { 'node_modules/one': { ...one, integrity: 'sha512-other' } }],
    ['nothing', {}],
  ])('do not match when there is %s', (_what, packages) => {
    locked({ 'node_modules/one': one });
    installed(packages);
    expect(dependenciesInStep(root)).toBe(false);
  });

  test('do not match when an installation did not finish', () => {
    locked({ 'node_modules/one': one });
    expect(dependenciesInStep(root)).toBe(false);
  });
});
