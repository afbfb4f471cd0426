import { z } from 'zod';
import type { RestRoute } from './routes.ts';

const target = 'draft-2020-12';
const pathOf = (id: string) => `#/components/schemas/${id}`;
type Direction = 'input' | 'output';
type Written = Readonly<Record<string, unknown>>;

/** A schema in the dialect of OpenAPI 3.1. Schemas that have an id in the contracts are `$ref`s. */
export const schemaOf = (schema: z.core.$ZodType, io: Direction = 'output'): Written => {
  const id = z.globalRegistry.get(schema)?.id;
  if (id !== undefined) return { $ref: pathOf(id) };
  const { $schema: _schema, $defs: _named, ...written } = z.toJSONSchema(schema, { target, io });
  const inDocument: Written = JSON.parse(JSON.stringify(written).replaceAll('#/$defs/', pathOf('')));
  return inDocument;
};

/** The schema of a parameter, with its description and example apart. */
export const describedSchema = (parameter: z.core.$ZodType, io: Direction = 'output') => {
  const { description, example, ...schema } = schemaOf(parameter, io);
  return { schema, description: typeof description === 'string' ? description : undefined, example };
};

/** An example of a route's body: the one of its input, or else those of its fields. Null for routes without a body. */
export const bodyExample = ({
  input,
  parameters,
}: Pick<RestRoute, 'input' | 'parameters'>): object | null => {
  const fields = parameters.filter((one) => one.in === 'body' && one.name !== 'lang');
  const example = input.meta()?.['example'];
  if (fields.length === 0) return null;
  if (typeof example === 'object' && example !== null) return example;
  const examples = fields.map(
    ({ name, schema }) => [name, describedSchema(schema, 'input').example] as const,
  );
  return Object.fromEntries(examples.filter(([, value]) => value !== undefined));
};

/** All schemas that have an id in the contracts, with `$ref`s to each other. */
export const componentSchemas = (): Readonly<Record<string, Written>> => {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { target, uri: pathOf });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _schema, $id: _id, ...written }]) => [id, written]),
  );
};
