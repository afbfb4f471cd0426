import type { CallsOutput } from '@rondelle/contracts/site/calls.ts';
import { changelog } from './openapi-changelog.ts';
import { bodyExample, describedSchema } from './openapi-schemas.ts';
import { restPrefix } from './prefix.ts';
import { isRequired, type RestParameter, type RestRoute, restRoutes } from './routes.ts';

type Call = CallsOutput['groups'][number]['calls'][number];

const parameterOf = ({ name, in: where, schema }: RestParameter): Call['parameters'][number] => {
  const { description = '', example } = describedSchema(schema);
  return {
    name,
    in: where,
    isRequired: where === 'path' || isRequired(schema),
    description,
    example: typeof example === 'string' || typeof example === 'number' ? String(example) : null,
  };
};

/** Content of members and editors; an example would not exist on a new site. */
const absentOnNewSite: ReadonlySet<string> = new Set([
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
  for (const { name, in: where, isRequired: isNeeded, example } of route.parameters.map(parameterOf)) {
    if (where === 'path') path = path.replace(`{${name}}`, example ?? '');
    else if (isNeeded) query.set(name, example ?? '');
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
};

const callOf = (route: RestRoute): Call => {
  const { method, path, summary, isPublic, isOpen = false, parameters } = route;
  const body = bodyExample(route);
  return {
    method,
    path: restPrefix + path,
    summary,
    needsToken: !isPublic && !isOpen,
    isDeprecated: route.deprecated !== undefined,
    parameters: parameters.filter((one) => one.in === 'path' || one.in === 'query').map(parameterOf),
    example: isPublic && method === 'GET' && !absentOnNewSite.has(path) ? addressOf(route) : null,
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
