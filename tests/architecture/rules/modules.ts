import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/** One `import … from`, `export … from` or `import()`; paths are relative to the root, packages keep their name. */
export type Import = {
  readonly from: string;
  readonly to: string;
  /** The imported names when all of them are types, else null. */
  readonly types: readonly string[] | null;
};
/** Source texts of modules by path. */
export type Sources = ReadonlyMap<string, string>;

export const root = fileURLToPath(new URL('../../../', import.meta.url));

const patterns = '{contracts,services,projections,infra,web,tests}/**/*.{ts,tsx,mts,mjs}';
const generated = /(^|\/)(node_modules|dist|paraglide)(\/|$)/;

export const readSources = (): Sources =>
  new Map(
    globSync(patterns, { cwd: root, exclude: (name) => generated.test(name) })
      .sort()
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );

const packageFolders: readonly (readonly [string, string])[] = [
  ['@rondelle/contracts/', 'contracts/src/'],
  ['@rondelle/projections/', 'projections/src/'],
  ['@rondelle/commands/', 'services/commands/'],
  ['@rondelle/community/', 'services/community/'],
  ['@rondelle/domain/', 'services/domain/'],
  ['@rondelle/gateway/', 'services/gateway/'],
  ['@rondelle/importer/', 'services/importer/'],
  ['@rondelle/members/', 'services/members/'],
  ['@rondelle/projector/', 'services/projector/'],
  ['@rondelle/reactor/', 'services/reactor/'],
  ['@rondelle/site/', 'services/site/'],
  ['@rondelle/infra/', 'infra/'],
  ['@rondelle/web/', 'web/'],
  ['@rondelle/tests/', 'tests/'],
];

const resolve = (from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const own = packageFolders.find(([name]) => specifier.startsWith(name));
  return own ? own[1] + specifier.slice(own[0].length) : specifier;
};

type Entry = { readonly isType: boolean; readonly importName: { readonly name?: string | null } };
const typesOf = (entries: readonly Entry[]): string[] | null =>
  entries.length > 0 && entries.every(({ isType }) => isType)
    ? entries.map(({ importName }) => importName.name ?? '*')
    : null;

/** Returns the imports of a module. Throws when the text cannot be parsed, rather than return an empty list. */
export const importsOf = (from: string, text: string): Import[] => {
  const { module, errors } = parseSync(from, text);
  if (errors[0]) throw new Error(`${from}: ${errors[0].message}`);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    from,
    to: resolve(from, moduleRequest.value),
    types: typesOf(entries),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, ...entry }) =>
      moduleRequest ? [{ from, to: resolve(from, moduleRequest.value), types: typesOf([entry]) }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^['"](.+)['"]$/.exec(text.slice(start, end))?.[1];
    return literal ? [{ from, to: resolve(from, literal), types: null }] : [];
  });
  return [...imports, ...exports, ...dynamic];
};
