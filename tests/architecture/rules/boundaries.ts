import { type Import, importsOf, type Sources } from './modules.ts';

type Layer =
  | 'contracts'
  | 'domain'
  | 'ports'
  | 'views'
  | 'computing'
  | 'queries'
  | 'infra'
  | 'commands'
  | 'community'
  | 'importer'
  | 'members'
  | 'dev'
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
  ['services/domain/ports/', 'ports'],
  ['services/domain/', 'domain'],
  ['services/gateway/', 'gateway'],
  ['services/importer/', 'importer'],
  ['services/members/', 'members'],
  ['services/projector/', 'projector'],
  ['services/reactor/', 'reactor'],
  ['projections/src/views/', 'views'],
  ['projections/src/computing/', 'computing'],
  ['projections/src/queries/', 'queries'],
  ['infra/dev/', 'dev'],
  ['infra/', 'infra'],
  ['web/', 'web'],
  ['tests/', 'tests'],
];

/** What is stored, what is computed on demand from it, and what pages are answered with: each may use those before it. */
const projections: readonly Layer[] = ['views', 'computing', 'queries'];
const services: readonly Layer[] = ['contracts', 'domain', 'ports', 'infra', ...projections];

/** Which layers each layer may import, besides itself. */
const allowed: Readonly<Record<Layer, readonly Layer[]>> = {
  contracts: [],
  ports: ['contracts'],
  domain: ['contracts', 'ports'],
  views: ['contracts'],
  computing: ['contracts', 'views'],
  queries: ['contracts', 'views', 'computing'],
  infra: ['contracts', 'ports'],
  // An import compares a file with recorded data, so the importer reads views.
  importer: services,
  // Embedded mode runs all processes in one, so only `dev` composes gateway, projector and reactor.
  dev: [...services, 'community', 'importer', 'members', 'gateway', 'projector', 'reactor'],
  members: services,
  commands: [...services, 'members'],
  community: [...services, 'members'],
  gateway: [...services, 'commands', 'community', 'importer', 'members'],
  // What a projector stores is declared in `views`; a page's question is no concern of it.
  projector: ['contracts', 'ports', 'views', 'infra'],
  // The reactor writes datasets in the format that the importer reads.
  reactor: [...services, 'community', 'importer', 'members'],
  web: ['contracts'],
  tests: [
    ...services,
    'commands',
    'community',
    'importer',
    'members',
    'dev',
    'gateway',
    'projector',
    'reactor',
    'web',
  ],
};

/** Command-line programs: they open the store as `npm start` does, bring its views up to date and close it. */
const commandLines = new Set([
  'services/gateway/main.ts',
  'services/projector/main.ts',
  'services/reactor/main.ts',
]);

/** Packages of npm and Node that the pure layers may import. */
const packages: Partial<Record<Layer, RegExp>> = {
  contracts: /^zod$/,
  ports: /^$/,
  domain: /^node:(crypto|util)$/,
  views: /^kysely($|\/)/,
  computing: /^$/,
  queries: /^kysely($|\/)/,
};

/** Tests next to the code, and the given/when/then helpers that they share. */
const isTest = (file: string): boolean => /(\.test\.tsx?|\/given\.ts)$/.test(file);
const layerOf = (file: string): Layer | undefined => folders.find(([start]) => file.startsWith(start))?.[1];
const featureOf = (file: string): string | undefined => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1];

const onlyTheRoutersType = ({ to, types }: Import): boolean =>
  to.startsWith('services/gateway/') && types?.join() === 'AppRouter';

const mayImport = (edge: Import, from: Layer, to: Layer): boolean => {
  if (from === to || allowed[from].includes(to)) return true;
  if (from === 'web') return onlyTheRoutersType(edge);
  if (to === 'tests') return isTest(edge.from);
  return (to === 'dev' || to === 'projector') && commandLines.has(edge.from);
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
