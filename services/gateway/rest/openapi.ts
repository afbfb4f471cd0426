import { z } from 'zod';
import { authPaths, securitySchemes } from '../membership/auth-openapi.ts';
import { ownPaths } from '../following/own-openapi.ts';
import { nameIn, type RestCall, restCalls } from './calls.ts';
import { componentSchemas, refTo } from './openapi-components.ts';
import { problems, schemaOf } from './openapi-parts.ts';
import { documentTexts, parameterTexts } from './openapi-texts.ts';
import { withWrites } from '../writing/writes-openapi.ts';

const prefix = '/api/v1';

const parametersOf = (call: RestCall) =>
  Object.entries(call.question.shape).map(([field, schema]) => {
    const name = nameIn(call)(field);
    const inPath = call.path.includes(`{${name}}`);
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || !z.safeParse(schema, undefined).success,
      description: parameterTexts[name] ?? name,
      schema: schemaOf(schema),
    };
  });

const operationOf = (call: RestCall) => ({
  operationId: call.procedure.replace('.', '_'),
  summary: call.summary,
  parameters: parametersOf(call),
  responses: {
    200: {
      description: documentTexts.answered,
      content: { 'application/json': { schema: refTo(call.answer) } },
    },
    400: problems(documentTexts.invalid),
    404: problems(documentTexts.unknown),
    500: problems(documentTexts.failed),
  },
});

/** The calls that ask, by path. */
export const readingPaths = () =>
  Object.fromEntries(restCalls.map((call) => [prefix + call.path, { get: operationOf(call) }]));

/** The OpenAPI 3.1 description of the REST calls, made from the contracts that check and type them. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: documentTexts.title, description: documentTexts.description, version: '1.0.0' },
  servers: [{ url: '/' }],
  paths: withWrites(prefix, {
    ...readingPaths(),
    ...authPaths(prefix),
    ...ownPaths(prefix),
  }),
  components: { schemas: componentSchemas(), securitySchemes },
});
