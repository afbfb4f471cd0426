import { z } from 'zod';
import { refTo } from './openapi-components.ts';
import { problem } from './problem.ts';

/** A schema in the dialect of OpenAPI 3.1, written out where it stands. */
export const schemaOf = (
  schema: z.core.$ZodType,
  io: 'input' | 'output' = 'output',
): Record<string, unknown> => {
  const { $schema: _schema, ...written } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return written;
};

/** An answer that says what is wrong; `description` says when. */
export const problems = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: refTo(problem) } },
});
