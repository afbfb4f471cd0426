import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readInstalled, shippedOf } from '../../dependencies/licences.ts';
import { runScript } from '../../support/launch.ts';
import { root } from '../rules/modules.ts';

type Component = {
  readonly 'bom-ref': string;
  readonly externalReferences: readonly { readonly type: string }[];
  readonly licenses?: readonly unknown[];
};
type Bill = {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rondelle-bill-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (place: string, content: unknown): void => {
  const file = path.join(folder, place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};
const makeBill = (from: string) =>
  runScript('infra/deploy/bill-of-materials.mjs', [from, path.join(folder, 'out')]);
const readBill = (): Bill => JSON.parse(readFileSync(path.join(folder, 'out/sbom.cdx.json'), 'utf8'));
const readNotices = (): string => readFileSync(path.join(folder, 'out/THIRD-PARTY-LICENCES.txt'), 'utf8');
const othersIn = ({ components }: Bill): readonly string[] =>
  components.map((one) => one['bom-ref']).filter((ref) => !ref.startsWith('@rondelle/'));

const packageOf = (name: string, more: object = {}) => ({ version: '1.0.0', license: 'MIT', name, ...more });
/** A product that ships `shared`, which a workspace also needs for development, and `plain` at two places. */
const writeProduct = (): void => {
  const tests = {
    name: '@rondelle/tests',
    version: '1.0.0',
    private: true,
    devDependencies: { shared: '1.0.0' },
  };
  const product = {
    name: 'product',
    version: '2.0.0',
    workspaces: ['tests'],
    dependencies: { shared: '1.0.0', plain: '1.0.0' },
    optionalDependencies: { elsewhere: '1.0.0' },
    devDependencies: { tool: '1.0.0' },
  };
  write('package.json', product);
  write('tests/package.json', tests);
  write('package-lock.json', {
    name: 'product',
    lockfileVersion: 3,
    packages: {
      '': product,
      tests,
      'node_modules/@rondelle/tests': { resolved: 'tests', link: true },
      'node_modules/shared': packageOf('shared', {
        dependencies: { plain: '1.0.0' },
        resolved: 'https://mirror.example/shared.tgz',
      }),
      'node_modules/plain': packageOf('plain'),
      'node_modules/shared/node_modules/plain': packageOf('plain'),
      'node_modules/elsewhere': packageOf('elsewhere', { optional: true }),
      'node_modules/tool': packageOf('tool', { dev: true }),
    },
  });
  for (const place of ['shared', 'plain', 'shared/node_modules/plain', 'tool'])
    write(`node_modules/${place}/package.json`, packageOf(path.basename(place)));
  write('node_modules/shared/LICENCE.md', 'Copyright of shared');
  write('node_modules/shared/NOTICE', 'Notice of shared');
  write('node_modules/shared/licence-checker.js', 'no licence');
};

describe('the bill of materials', () => {
  test('lists installed packages of production once, also those that a workspace needs for development', async () => {
    writeProduct();
    expect(await makeBill(folder)).toMatchObject({ code: 0 });
    const bill = readBill();
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'product' } } });
    expect(othersIn(bill).toSorted()).toEqual(['plain@1.0.0', 'shared@1.0.0']);
    const shared = bill.dependencies.find(({ ref }) => ref === 'shared@1.0.0');
    expect(shared?.dependsOn).toEqual(['plain@1.0.0']);
    const refs = new Set(bill.dependencies.map(({ ref }) => ref));
    expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual(
      [],
    );
    expect(JSON.stringify(bill)).not.toContain('mirror.example');
  });

  test('contains the texts of licences and notices, and states where a package has none', async () => {
    writeProduct();
    await makeBill(folder);
    const notices = readNotices();
    expect(notices).toMatch(/shared@1\.0\.0\nLicence: MIT\n=+\n\nCopyright of shared\n\nNotice of shared\n/);
    expect(notices).toMatch(/plain@1\.0\.0\nLicence: MIT\n=+\n\nThe package contains no file/);
    expect(notices).not.toContain('no licence');
    expect(notices).not.toContain('tool@');
  });

  test('fails where nothing is installed', async () => {
    writeProduct();
    rmSync(path.join(folder, 'node_modules'), { recursive: true });
    const { code, error } = await makeBill(folder);
    expect(error).toContain('no package of production is installed');
    expect(code).toBe(1);
  });

  test('lists, for this checkout, every package of production with its licence, and nothing else', async () => {
    expect(await makeBill(root)).toMatchObject({ code: 0 });
    const installed = shippedOf(readInstalled()).filter(({ place }) =>
      existsSync(path.join(root, place, 'package.json')),
    );
    const expected = new Set(
      installed.map(({ place, version }) => `${place.split('node_modules/').at(-1)}@${version}`),
    );
    expect(expected.size).toBeGreaterThan(200);
    const bill = readBill();
    expect(new Set(othersIn(bill))).toEqual(expected);
    const withoutLicence = bill.components.filter(
      (one) => !one['bom-ref'].startsWith('@rondelle/') && !one.licenses,
    );
    expect(withoutLicence).toEqual([]);
    expect(readNotices().match(/^Licence: /gm)).toHaveLength(expected.size);
  });
});
