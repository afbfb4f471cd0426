import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, runScript } from '../support/launch.ts';
import { advisoriesSection } from './advisories.ts';
import { licencesSection } from './licences.ts';
import { type FromNpm, readNpm } from './npm.ts';
import { newestOf, outdatedSection } from './outdated.ts';

const printed = (value: unknown): FromNpm => readNpm(JSON.stringify(value), '');
/** The JSON that `npm audit` prints for one package. */
const auditOf = (severity: string): FromNpm =>
  printed({
    auditReportVersion: 2,
    vulnerabilities: {
      left: {
        name: 'left',
        severity,
        range: '<2',
        via: [{ title: 'Reads too far', url: 'https://x.example' }],
      },
    },
  });
const noNewest = new Map<string, string | null>();

describe('output of npm', () => {
  test.each([
    ['an error with a summary', '{"error":{"summary":"no network\\nfurther lines"}}', '', 'no network'],
    ['a message beside an empty error', '{"message":"405 Method","error":{"summary":""}}', '', '405 Method'],
    ['nothing', '', 'npm error first\nsecond', 'npm error first'],
    ['text that is no JSON', 'Usage: npm', '', 'Usage: npm'],
  ])('with %s is a failure with its reason', (_kind, out, error, reason) => {
    expect(readNpm(out, error)).toEqual({ ok: false, reason });
  });
});

describe('outdated packages', () => {
  const entry = { current: '1.0.0', wanted: '1.0.0', latest: '1.1.0', dependent: 'web' };

  test('are listed once with their dependents', () => {
    const { lines } = outdatedSection(printed({ a: [entry, { ...entry, dependent: 'tests' }] }), noNewest);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^a +1\.0\.0 +1\.0\.0 +1\.1\.0 +web, tests$/);
  });

  test('exclude packages of other systems at their newest version', () => {
    const { current: _current, ...missing } = entry;
    const { lines } = outdatedSection(printed({ a: { ...missing, latest: '1.0.0' } }), noNewest);
    expect(lines).toEqual(['Everything is current.']);
  });

  test('include Node with the newest version of the major at which it stays', () => {
    const node = { ...entry, current: '24.21.0', latest: '26.1.0' };
    const newest = new Map([['node', newestOf(printed(['24.9.0', '24.22.0', '24.10.1']))]]);
    expect(outdatedSection(printed({ node }), newest).lines[1]).toContain(
      'stays at 24, whose newest is 24.22.0',
    );
    expect(outdatedSection(printed({ node }), noNewest).lines[1]).toContain('not reachable');
  });
});

describe('licences', () => {
  const shipped = [
    { place: 'node_modules/a', license: 'MIT' },
    { place: 'node_modules/b', license: 'MIT' },
    { place: 'node_modules/c', license: 'ISC' },
  ];

  test('are counted, the most frequent first', () => {
    expect(licencesSection(shipped)).toEqual({
      title: 'Licences of 3 production packages',
      lines: ['2  MIT', '1  ISC'],
      isBad: false,
    });
  });

  test.each([['GPL-3.0'], [undefined]])('fail the command when they are not allowed: %s', (license) => {
    const { lines, isBad } = licencesSection([
      ...shipped,
      { place: 'node_modules/d', ...(license && { license }) },
    ]);
    expect(isBad).toBe(true);
    expect(lines.at(-1)).toBe(`Not allowed: node_modules/d: ${license ?? 'none'}`);
  });
});

describe('advisories', () => {
  test.each([
    ['low', false],
    ['moderate', false],
    ['high', true],
    ['critical', true],
  ])('fail the command by their severity: %s, %s', (severity, isBad) => {
    const section = advisoriesSection(auditOf(severity));
    expect(section).toMatchObject({ isBad });
    expect(section.lines[0]).toBe(`${severity}  left  <2  Reads too far https://x.example`);
  });

  test('are not reported as absent when the report has an unknown shape', () => {
    expect(advisoriesSection(printed({ advisories: [] })).lines[0]).toContain('Not reachable');
    expect(advisoriesSection(printed({ vulnerabilities: {} })).lines).toEqual(['None is known.']);
  });
});

test('without the registry, the command reports its absence in two sections and lists the licences', async () => {
  // Nothing listens on port 9, also where npm is told to work offline.
  const env = {
    ...process.env,
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_fetch_retries: '0',
    npm_config_offline: 'true',
  };
  const { code, out } = await runScript('tests/dependencies/dependencies.ts', [], { env });
  expect(out.match(/^Not reachable/gm)).toHaveLength(2);
  expect(out).not.toContain('None is known');
  expect(out).toMatch(/^\d+ +MIT$/m);
  expect(code).toBe(0);
});

/** Names of scripts that npm runs during an installation; one of ours would wait for the installation that runs it. */
const ofNpm = /^(pre|post)?(install|prepare|prepublish|dependencies)$/;

test('no script has a name that npm runs by itself', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const names = Object.keys(scripts);
  expect(names).toContain('dependencies:report');
  expect(names.filter((name) => ofNpm.test(name))).toEqual([]);
  expect(['dependencies', 'postinstall'].filter((name) => ofNpm.test(name))).toHaveLength(2);
});
