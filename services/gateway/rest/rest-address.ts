import { parse } from 'node:querystring';
import { joinAddress, splitAddress } from '@rondelle/contracts/site/address.ts';
import findMyWay from 'find-my-way';
import { invalidFieldIn } from '../bounds/bounded-input.ts';
import { inputOf } from './input-of.ts';
import { nameIn, type RestRoute, restRoutes, urlOf } from './routes.ts';
import { restPrefix } from './prefix.ts';

/** Matches routes as the server's router does. */
const router = findMyWay({ maxParamLength: 5_000 });
for (const route of restRoutes)
  if (route.isPublic && route.method === 'GET')
    router.on('GET', restPrefix + urlOf(route), () => undefined, route);

const routeIn = (store: unknown): RestRoute | undefined => restRoutes.find((route) => route === store);

/**
 * The canonical address of a public REST route, with the parameters that it knows as their schema parses them. An
 * address that the schema refuses stays unchanged, so that the request reports the error.
 */
export const restAddress = (url: string): string => {
  const { path, search } = splitAddress(url);
  const found = router.find('GET', path);
  const route = routeIn(found?.store);
  if (!found || !route) return url;
  const rawInput = inputOf(route, { query: parse(search), params: found.params });
  if (invalidFieldIn(rawInput) !== null) return url;
  const input = route.input.safeParse(rawInput);
  if (!input.success) return url;
  const named = Object.entries(input.data)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [nameIn(route)(field), String(value)] as const);
  const values = new Map(named);
  const own = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const query = named.filter(([name]) => !(name in found.params));
  return joinAddress(restPrefix + own, new URLSearchParams(Object.fromEntries(query)).toString());
};
