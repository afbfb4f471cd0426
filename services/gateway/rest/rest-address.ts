import { parse } from 'node:querystring';
import { joinAddress, splitAddress } from '@rondelle/contracts/site/address.ts';
import { faultIn } from '../bounded-input.ts';
import { inputOf } from './input-of.ts';
import { nameIn, type RestRoute, restPrefix, restRoutes } from './routes.ts';

type Found = { readonly route: RestRoute; readonly params: Readonly<Record<string, string>> };

const segmentsOf = (path: string): readonly string[] => path.split('/');
const parameterIn = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** The parameters in a path of a route's form; null where it has another form. */
const paramsIn = (template: readonly string[], path: readonly string[]): Found['params'] | null => {
  if (template.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of template.entries()) {
    const name = parameterIn(segment);
    const value = decoded(path[at] ?? '');
    if (value === null || (name === undefined && value !== segment)) return null;
    if (name !== undefined) params[name] = value;
  }
  return params;
};

/** Routes without a parameter in their path come first, as they do in the router. */
const templates = restRoutes
  .filter(({ isPublic }) => isPublic)
  .map((route) => ({ route, template: segmentsOf(restPrefix + route.path) }))
  .toSorted((one, other) => Number(one.route.path.includes('{')) - Number(other.route.path.includes('{')));

const find = (path: string): Found | null => {
  const segments = segmentsOf(path);
  for (const { route, template } of templates) {
    const params = paramsIn(template, segments);
    if (params) return { route, params };
  }
  return null;
};

/**
 * The address of a public REST route with the parameters that the route knows, as their schema reads them. What the
 * schema refuses stays as it is, to be refused.
 */
export const restAddress = (url: string): string => {
  const { path, search } = splitAddress(url);
  const found = find(path);
  if (!found) return url;
  const { route, params } = found;
  const asked = inputOf(route, { query: parse(search), params });
  if (faultIn(asked) !== null) return url;
  const input = route.input.safeParse(asked);
  if (!input.success) return url;
  const named = Object.entries(input.data)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [nameIn(route)(field), String(value)] as const);
  const values = new Map(named);
  const own = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const query = new URLSearchParams(Object.fromEntries(named.filter(([name]) => !(name in params))));
  return joinAddress(restPrefix + own, query.toString());
};
