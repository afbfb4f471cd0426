import { z } from 'zod';
import { refTo } from '../rest/openapi-components.ts';
import { documentTexts } from '../rest/openapi-texts.ts';
import { problem } from '../rest/problem.ts';
import { type AuthCall, authCalls } from './auth-calls.ts';

const jsonOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _schema, ...written } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return { 'application/json': { schema: written } };
};
const problems = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: refTo(problem) } },
});

/** What may be asked without a token. */
const isOpen = ({ path }: AuthCall): boolean =>
  ['/auth/login', '/auth/register', '/auth/parent-consent'].includes(path);

const operationOf = (call: AuthCall) => ({
  operationId: call.procedure.replace('.', '_'),
  summary: call.summary,
  security: isOpen(call) ? [] : [{ bearer: [] }],
  ...(call.body && { requestBody: { required: true, content: jsonOf(call.body, 'input') } }),
  responses: {
    200: { description: documentTexts.answered, content: jsonOf(call.answer, 'output') },
    400: problems(documentTexts.invalid),
    401: problems('Nobody is logged in, or name and password do not match.'),
    403: problems('The role does not allow it, or the account is not active.'),
    422: problems('A field does not hold what it must; `parameter` names it.'),
    429: problems('Too many tries.'),
    500: problems(documentTexts.failed),
  },
});

const refresh = {
  operationId: 'account_refresh',
  summary: 'Disabled: log in again.',
  responses: { 403: problems('Always.') },
};

/** The calls about who is there, as the OpenAPI document describes them. */
export const authPaths = (prefix: string): Record<string, object> => ({
  ...Object.fromEntries(
    authCalls.map((call) => [prefix + call.path, { [call.method.toLowerCase()]: operationOf(call) }]),
  ),
  [`${prefix}/auth/refresh`]: { get: refresh },
});

export const securitySchemes = { bearer: { type: 'http', scheme: 'bearer' } } as const;
