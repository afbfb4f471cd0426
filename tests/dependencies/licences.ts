import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/launch.ts';
import { type Section, tableOf } from './section.ts';

export type Locked = {
  readonly version?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
};
/** A package of the lock file with its place, such as `node_modules/pg`. */
export type InstalledPackage = Locked & { readonly place: string };

/** Third-party packages in the lock file; packages of the product are links. */
export const readInstalled = (): readonly InstalledPackage[] => {
  const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, locked]) => ({ ...locked, place }));
};

/** Packages that production needs. */
export const shippedOf = (installed: readonly InstalledPackage[]): readonly InstalledPackage[] =>
  installed.filter(({ dev }) => !dev);

/** Licences that let anyone use, change and redistribute; OFL is for fonts. */
const free: ReadonlySet<string> = new Set([
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
export const onTerms: ReadonlyMap<string, string> = new Map([
  ['node_modules/mapbox-gl', 'SEE LICENSE IN LICENSE.txt'],
]);

const allFree = (licences: string): boolean => licences.split(' AND ').every((name) => free.has(name));
export const isFree = (licence: string): boolean => licence.replace(/[()]/g, '').split(' OR ').some(allFree);

const licenceOf = ({ license }: InstalledPackage): string => license ?? 'none';

/** Packages whose licence is not allowed, each with its licence. */
export const forbiddenIn = (packages: readonly InstalledPackage[]): readonly string[] =>
  packages
    .filter((one) => !isFree(licenceOf(one)) && onTerms.get(one.place) !== licenceOf(one))
    .map((one) => `${one.place}: ${licenceOf(one)}`);

/** Counts of licences, the most frequent first; a licence that is not allowed fails the command. */
export const licencesSection = (shipped: readonly InstalledPackage[]): Section => {
  const counts = [...Map.groupBy(shipped, licenceOf)]
    .map(([licence, packages]) => [String(packages.length), licence] as const)
    .toSorted(([a], [b]) => Number(b) - Number(a));
  const forbidden = forbiddenIn(shipped);
  return {
    title: `Licences of ${shipped.length} production packages`,
    lines: [...tableOf(counts), ...forbidden.map((one) => `Not allowed: ${one}`)],
    isBad: forbidden.length > 0,
  };
};
