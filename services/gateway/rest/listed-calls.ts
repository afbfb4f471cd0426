import type { CallsOutput } from '@rondelle/contracts/site/calls.ts';
import { changelog } from './openapi-changelog.ts';
import { bodyExamples, parameterExamples } from './openapi-examples.ts';
import { parameterTexts } from './openapi-texts.ts';
import { restPrefix } from './prefix.ts';
import { isRequired, type RestParameter, type RestRoute, restRoutes } from './routes.ts';

type Call = CallsOutput['groups'][number]['calls'][number];

const exampleOf = (name: string): string | null => {
  const example = parameterExamples.get(name);
  return example === undefined ? null : String(example);
};

const parameterOf = ({ name, in: where, schema }: RestParameter): Call['parameters'][number] => ({
  name,
  in: where,
  isRequired: where === 'path' || isRequired(schema),
  description: parameterTexts.get(name) ?? '',
  example: exampleOf(name),
});

/** Content of members and editors; an example would not exist on a new site. */
const notThereYet: ReadonlySet<string> = new Set([
  '/forum/topics/{fid}',
  '/posts/{post}',
  '/supervisors/{suid}',
  '/users/{uid}',
  '/videos/{vid}',
]);

/** The example address of a call with its required parameters. */
const addressOf = (route: RestRoute): string => {
  const query = new URLSearchParams();
  let path = restPrefix + route.path;
  for (const { name, in: where, schema } of route.parameters) {
    const example = exampleOf(name) ?? '';
    if (where === 'path') path = path.replace(`{${name}}`, example);
    else if (isRequired(schema)) query.set(name, example);
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
};

const callOf = (route: RestRoute): Call => {
  const { method, path, summary, isPublic, isOpen = false, procedure, parameters } = route;
  const body = bodyExamples.get(procedure);
  return {
    method,
    path: restPrefix + path,
    summary,
    needsToken: !isPublic && !isOpen,
    isDeprecated: route.deprecated !== undefined,
    parameters: parameters.filter((one) => one.in === 'path' || one.in === 'query').map(parameterOf),
    example: isPublic && method === 'GET' && !notThereYet.has(path) ? addressOf(route) : null,
    body: body ? JSON.stringify(body, null, 2) : null,
  };
};

let made: CallsOutput | null = null;

/** All REST calls, grouped by the first word of the path. */
export const listedCalls = (): CallsOutput => {
  const groups = Map.groupBy(restRoutes, ({ path }) => path.split('/')[1] ?? '');
  made ??= {
    version: changelog[0].version,
    groups: [...groups]
      .map(([name, routes]) => ({
        name,
        calls: routes.map(callOf).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    changelog: changelog.map(({ version, date, changes }) => ({ version, date, changes: [...changes] })),
  };
  return made;
};
