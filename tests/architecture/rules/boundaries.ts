import { type Import, importsOf, type Sources } from './modules.ts';

type Layer =
  | 'contracts'
  | 'domain'
  | 'views'
  | 'computing'
  | 'queries'
  | 'infra'
  | 'commands'
  | 'community'
  | 'importer'
  | 'members'
  | 'site'
  | 'gateway'
  | 'projector'
  | 'reactor'
  | 'web'
  | 'tests';

/** The first match wins, so specific paths come before general ones. */
const folders: readonly (readonly [string, Layer])[] = [
  ['contracts/', 'contracts'],
  ['services/commands/', 'commands'],
  ['services/community/', 'community'],
  ['services/domain/', 'domain'],
  ['services/gateway/', 'gateway'],
  ['services/importer/', 'importer'],
  ['services/members/', 'members'],
  ['services/projector/', 'projector'],
  ['services/reactor/', 'reactor'],
  ['services/site/', 'site'],
  ['projections/src/views/', 'views'],
  ['projections/src/computing/', 'computing'],
  ['projections/src/queries/', 'queries'],
  ['infra/', 'infra'],
  ['web/', 'web'],
  ['tests/', 'tests'],
];

/** Stored rows, computations on demand, and queries of pages: each may import those before it. */
const projections: readonly Layer[] = ['views', 'computing', 'queries'];
const services: readonly Layer[] = ['contracts', 'domain', 'infra', ...projections];

/** The layers that each layer may import, besides itself. Each layer comes after those that it imports. */
export const allowed: Readonly<Record<Layer, readonly Layer[]>> = {
  contracts: [],
  domain: ['contracts'],
  views: ['contracts'],
  computing: ['contracts', 'views'],
  queries: ['contracts', 'views', 'computing'],
  infra: ['contracts'],
  members: services,
  // An import compares a file with recorded data, so the importer reads views.
  importer: services,
  commands: [...services, 'members'],
  community: [...services, 'members'],
  gateway: [...services, 'commands', 'community', 'importer', 'members'],
  // A projector stores rows; it needs no query of a page.
  projector: ['contracts', 'views', 'infra'],
  // The reactor writes datasets in the format that the importer reads.
  reactor: [...services, 'community', 'importer', 'members'],
  // Programs compose the parts: `npm start` runs all of them in one process.
  site: [...services, 'community', 'importer', 'members', 'gateway', 'projector', 'reactor'],
  web: ['contracts'],
  tests: [
    ...services,
    'commands',
    'community',
    'importer',
    'members',
    'site',
    'gateway',
    'projector',
    'reactor',
    'web',
  ],
};

/** Packages of npm and Node that the pure layers may import. */
const packages: Partial<Record<Layer, RegExp>> = {
  contracts: /^zod$/,
  domain: /^node:(crypto|util)$/,
  views: /^kysely($|\/)/,
  computing: /^$/,
  queries: /^kysely($|\/)/,
};

/** Tests next to the code, and the given/when/then helpers that they share. */
const isTest = (file: string): boolean => /(\.test\.tsx?|\/given\.ts)$/.test(file);
const layerOf = (file: string): Layer | undefined => folders.find(([start]) => file.startsWith(start))?.[1];
const featureOf = (file: string): string | undefined => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1];

const importsOnlyRouterType = ({ to, types }: Import): boolean =>
  to.startsWith('services/gateway/') && types?.join() === 'AppRouter';

const mayImport = (edge: Import, from: Layer, to: Layer): boolean => {
  if (from === to || allowed[from].includes(to)) return true;
  if (from === 'web') return importsOnlyRouterType(edge);
  return to === 'tests' && isTest(edge.from);
};

const breaks = (edge: Import): boolean => {
  const [from, to] = [layerOf(edge.from), layerOf(edge.to)];
  if (!from) return true;
  if (!to) return !isTest(edge.from) && packages[from]?.test(edge.to) === false;
  const [feature, other] = [featureOf(edge.from), featureOf(edge.to)];
  if (feature && other && feature !== other) return true;
  return !mayImport(edge, from, to);
};

/** Every forbidden import, as `from → to`. */
export const breachesOf = (sources: Sources): string[] =>
  [...sources]
    .flatMap(([file, text]) => importsOf(file, text))
    .filter(breaks)
    .map(({ from, to }) => `${from} → ${to}`);
