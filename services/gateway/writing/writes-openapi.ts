import { knownForDays } from '@rondelle/contracts/log/command-ids.ts';
import { written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { z } from 'zod';
import { problems, schemaOf } from '../rest/openapi-parts.ts';
import { documentTexts, parameterTexts } from '../rest/openapi-texts.ts';
import { pathParameters, type RestWrite, restWrites } from './rest-writes.ts';

const parameters = (call: RestWrite) => [
  {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: `A UUID that the caller makes for each change: sent again with it within ${knownForDays} days, the change happens once.`,
    schema: { type: 'string', format: 'uuid' },
  },
  { name: 'lang', in: 'query', required: false, schema: { enum: ['fr', 'en'], default: 'fr' } },
  ...pathParameters(call).map(([name]) => ({
    name,
    in: 'path',
    required: true,
    description: parameterTexts[name] ?? name,
    schema: { type: 'integer' },
  })),
  ...(call.method === 'DELETE'
    ? Object.entries(call.body.shape).map(([name, schema]) => ({
        name,
        in: 'query',
        required: !z.safeParse(schema, undefined).success,
        schema: schemaOf(schema, 'input'),
      }))
    : []),
];

const operationOf = (call: RestWrite) => ({
  operationId: call.procedure.replace('.', '_'),
  summary: call.summary,
  security: [{ bearer: [] }],
  parameters: parameters(call),
  ...(call.method !== 'DELETE' && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
    },
  }),
  responses: {
    [call.status]: {
      description: 'What was saved. `upToDate`: whatever is read next shows it.',
      content: { 'application/json': { schema: schemaOf(written) } },
    },
    400: problems(documentTexts.invalid),
    401: problems('Nobody is logged in.'),
    403: problems('The role does not allow it.'),
    404: problems(documentTexts.unknown),
    409: problems('It does not fit what is recorded.'),
    412: problems('Somebody else changed it since `ifRevision`.'),
    ...(call.method !== 'DELETE' && { 413: problems(documentTexts.tooLong) }),
    422: problems('It breaks a rule; `parameter` names what does.'),
    429: problems('Too many changes; `Retry-After` says in how many seconds to go on.'),
    500: problems(documentTexts.failed),
  },
});

type Paths = Readonly<Record<string, object>>;

/** The paths of the document, and under each what also changes something. */
export const withWrites = (prefix: string, paths: Paths): Paths => {
  const all: Record<string, object> = { ...paths };
  for (const call of restWrites) {
    const path = prefix + call.path;
    all[path] = { ...all[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return all;
};
