import { parse } from 'node:querystring';
import { joinAddress, splitAddress } from '@rondelle/contracts/site/address.ts';
import { faultIn } from '../bounded-input.ts';
import { nameIn, type RestCall, restCalls } from '../rest/calls.ts';
import { inputOfCall } from '../rest/input-of-call.ts';

const prefix = '/api/v1';
type Found = { readonly call: RestCall; readonly parameters: Readonly<Record<string, string>> };

const segmentsOf = (path: string): readonly string[] => path.split('/');
const parameterIn = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** The parameters in a path of a call's form; null where it has another form. */
const parametersOf = (template: readonly string[], path: readonly string[]): Found['parameters'] | null => {
  if (template.length !== path.length) return null;
  const parameters: Record<string, string> = {};
  for (const [at, segment] of template.entries()) {
    const name = parameterIn(segment);
    const value = decoded(path[at] ?? '');
    if (value === null || (name === undefined && value !== segment)) return null;
    if (name !== undefined) parameters[name] = value;
  }
  return parameters;
};

/** Calls without a parameter in their path come first, as they do in the router. */
const calls = restCalls
  .map((call) => ({ call, template: segmentsOf(prefix + call.path) }))
  .toSorted((one, other) => Number(one.call.path.includes('{')) - Number(other.call.path.includes('{')));

const find = (path: string): Found | null => {
  const segments = segmentsOf(path);
  for (const { call, template } of calls) {
    const parameters = parametersOf(template, segments);
    if (parameters) return { call, parameters };
  }
  return null;
};

/**
 * The address of a REST call with the parameters that the call knows, as their schema reads them. What the schema refuses
 * stays as it is, to be refused.
 */
export const restAddress = (url: string): string => {
  const { path, search } = splitAddress(url);
  const found = find(path);
  if (!found) return url;
  const { call, parameters } = found;
  const asked = inputOfCall(call, parse(search), parameters);
  if (faultIn(asked) !== null) return url;
  const input = call.question.safeParse(asked);
  if (!input.success) return url;
  const named = Object.entries(input.data)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [nameIn(call)(field), String(value)] as const);
  const values = new Map(named);
  const own = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const query = new URLSearchParams(Object.fromEntries(named.filter(([name]) => !(name in parameters))));
  return joinAddress(prefix + own, query.toString());
};
