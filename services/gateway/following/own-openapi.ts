import { z } from 'zod';
import { refTo } from '../rest/openapi-components.ts';
import { problems, schemaOf } from '../rest/openapi-parts.ts';
import { documentTexts, parameterTexts } from '../rest/openapi-texts.ts';
import { type OwnCall, ownCalls } from './own-calls.ts';

const operationOf = ({ method, path, question, answer, procedure, summary, thing }: OwnCall) => ({
  operationId: thing ? `${procedure.replace('.', '_')}_${thing.kind}` : procedure.replace('.', '_'),
  summary,
  security: [{ bearer: [] }],
  parameters: Object.entries(question.shape).map(([name, schema]) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required: path.includes(`{${name}}`) || !z.safeParse(schema, undefined).success,
    description: parameterTexts[name] ?? name,
    schema: schemaOf(schema),
  })),
  responses: {
    200: {
      description: documentTexts.answered,
      content: { 'application/json': { schema: refTo(answer) } },
    },
    400: problems(documentTexts.invalid),
    401: problems('Nobody is logged in.'),
    404: problems(documentTexts.unknown),
    ...(method === 'POST' && { 409: problems('One follows as many things as one may.') }),
    500: problems(documentTexts.failed),
  },
});

/** The calls about what is the member's own, as the OpenAPI document describes them. */
export const ownPaths = (prefix: string): Record<string, object> => {
  const all: Record<string, object> = {};
  for (const call of ownCalls) {
    const path = prefix + call.path;
    all[path] = { ...all[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return all;
};
