import { knownForDays } from '@rondelle/contracts/log/command-ids.ts';
import { lang } from '@rondelle/contracts/competition/parameters.ts';
import { z } from 'zod';
import { changelog } from './openapi-changelog.ts';
import { bodyExample, componentSchemas, describedSchema, schemaOf } from './openapi-schemas.ts';
import { documentTexts, errorTexts } from './openapi-texts.ts';
import { problem } from '../errors/problem.ts';
import { idempotencyKey, isRequired, type RestParameter, type RestRoute, restRoutes } from './routes.ts';
import { restPrefix } from './prefix.ts';

const commandIdParameter = {
  name: idempotencyKey,
  in: 'header',
  required: true,
  description: `A UUID that the caller makes for each change: sent again with it within ${knownForDays} days, the change happens once.`,
  schema: { type: 'string', format: 'uuid' },
};
const parameterOf = ({ name, in: where, schema: field }: RestParameter) => {
  const { schema, description, example } = describedSchema(field);
  return {
    name,
    in: where,
    required: where === 'path' || isRequired(field),
    description,
    schema,
    ...(example !== undefined && { example }),
  };
};

/** Every route takes the language in the query. */
const languageParameter = parameterOf({ field: 'lang', name: 'lang', in: 'query', schema: lang });
const parametersOf = ({ input, parameters }: RestRoute) => [
  ...('commandId' in input.shape ? [commandIdParameter] : []),
  languageParameter,
  ...parameters
    .filter((one) => (one.in === 'path' || one.in === 'query') && one.name !== 'lang')
    .map(parameterOf),
];

const bodyOf = (route: RestRoute): object => {
  const example = bodyExample(route);
  if (!example) return {};
  const inBody = route.parameters.filter((one) => one.in === 'body');
  const body = z.object(Object.fromEntries(inBody.map(({ name, schema }) => [name, schema])));
  const content = { schema: schemaOf(body, 'input'), example };
  return { requestBody: { required: true, content: { 'application/json': content } } };
};

/** An error response; `description` states when it occurs. */
const errorResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: schemaOf(problem) } },
});

const errorsOf = ({ isPublic, input, parameters, errors }: RestRoute) => {
  const { always, withSession, ofChange, ofBody } = errorTexts;
  const texts: Readonly<Record<number, string>> = {
    ...always,
    ...(!isPublic && withSession),
    ...('commandId' in input.shape && ofChange),
    ...(parameters.some((one) => one.in === 'body') && ofBody),
    ...errors,
  };
  return Object.fromEntries(Object.entries(texts).map(([status, text]) => [status, errorResponse(text)]));
};

/** Groups calls by the first word of the path. */
const tagOf = ({ path }: RestRoute): string => path.split('/')[1] ?? '';

const operationOf = (route: RestRoute) => ({
  // A procedure may have several routes; their fixed parameters distinguish them.
  operationId: [...route.procedure.split('.'), ...Object.values(route.fixed ?? {})].join('_'),
  summary: route.summary,
  tags: [tagOf(route)],
  ...(route.deprecated && { deprecated: true }),
  ...(!route.isPublic && { security: route.isOpen ? [] : [{ bearer: [] }] }),
  parameters: parametersOf(route),
  ...bodyOf(route),
  responses: {
    [route.status ?? 200]: {
      description: 'commandId' in route.input.shape ? documentTexts.saved : documentTexts.answered,
      content: { 'application/json': { schema: schemaOf(route.output) } },
    },
    ...errorsOf(route),
  },
});

const refresh = {
  operationId: 'account_refresh',
  summary: 'Disabled: log in again.',
  tags: ['auth'],
  deprecated: true,
  parameters: [],
  responses: { 403: errorResponse('Always.') },
};

type Operation = ReturnType<typeof operationOf> | typeof refresh;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const paths = () => {
  const all = new Map<string, Record<string, Operation>>([[`${restPrefix}/auth/refresh`, { get: refresh }]]);
  const routes = restRoutes.toSorted((a, b) => methods.indexOf(a.method) - methods.indexOf(b.method));
  for (const route of routes) {
    const path = restPrefix + route.path;
    all.set(path, { ...all.get(path), [route.method.toLowerCase()]: operationOf(route) });
  }
  return Object.fromEntries(all);
};

/** The OpenAPI 3.1 document of all REST routes, derived from the procedures. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: documentTexts.title, description: documentTexts.description, version: changelog[0].version },
  'x-changelog': changelog,
  servers: [{ url: '/' }],
  paths: paths(),
  components: {
    schemas: componentSchemas(),
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  },
});
