import fc from 'fast-check';
import { z } from 'zod';
import { edges, plausible, rubbish } from './rubbish.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** Ids that the site has, and one that it does not have. */
const ids = fc.constantFrom(1, 2, 3, 11, 12, 900);

const numberFor = ({
  minimum = -Infinity,
  maximum = Infinity,
  exclusiveMinimum,
  exclusiveMaximum,
}: Schema) => {
  const least = Math.max(minimum, Number(exclusiveMinimum ?? -Infinity));
  const most = Math.min(maximum, Number(exclusiveMaximum ?? Infinity));
  const fitting = edges.filter((edge) => Number.isInteger(edge) && edge >= least && edge <= most);
  return fc.oneof({ weight: 6, arbitrary: ids }, { weight: 1, arbitrary: fc.constantFrom(1, ...fitting) });
};

const matching = (pattern: string): fc.Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 40 });
  } catch {
    // fast-check cannot generate texts for a pattern with a lookahead.
    return fc.constantFrom('2021-2022', '5', '2021-11-15');
  }
};

const texts = { date: ['2021-11-15', '2022-11-15', '2022-02-29'], time: ['19:30'], email: ['a@example.org'] };

const freeText = ({ maxLength = 40 }: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('2021-2022', 'Laval', '5', 'league-11', '12:4-2'),
    fc.string({ maxLength: Math.min(maxLength, 40) }),
  );
/** Texts of a field that accepts any text. */
type FreeText = typeof freeText;

const textFor = (schema: Schema, free: FreeText): fc.Arbitrary<string> => {
  const { format, pattern } = schema;
  if (format === 'uuid') return fc.uuid();
  const known = Object.entries(texts).find(([name]) => name === format)?.[1];
  if (known) return fc.constantFrom(...known);
  return pattern === undefined ? free(schema) : matching(pattern);
};

/** A value that a schema accepts, mostly about existing entities. */
const valid = (schema: boolean | Schema | undefined, free: FreeText): fc.Arbitrary<unknown> => {
  if (typeof schema !== 'object') return plausible;
  const { type, enum: values, anyOf, oneOf, allOf, items, properties = {}, required = [] } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (values) return fc.constantFrom(...values);
  const [option, ...options] = anyOf ?? oneOf ?? [];
  if (option !== undefined) return fc.oneof(valid(option, free), ...options.map((one) => valid(one, free)));
  if (allOf?.[0] !== undefined) return valid(allOf[0], free);
  if (type === 'integer' || type === 'number') return numberFor(schema);
  if (type === 'string') return textFor(schema, free);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') {
    const { minItems = 0, maxItems = 5 } = schema;
    const item = Array.isArray(items) ? items[0] : items;
    return fc.array(valid(item, free), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 5)),
    });
  }
  if (type !== 'object') return plausible;
  const fields = Object.entries(properties).map(([name, field]) => [name, valid(field, free)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] });
};

export type Path = readonly (string | number)[];
/** How deep nested values are walked: as deep as any schema goes, since generated values may nest much deeper. */
const deepest = 20;
export const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null && path.length < deepest
    ? [path, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))]
    : [path];

export const replaced = (value: unknown, [name, ...rest]: Path, by: unknown): unknown => {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((inner, at) => (at === Number(name) ? replaced(inner, rest, by) : inner));
  const fields = Object.entries(value ?? {});
  return Object.fromEntries(
    fields.map(([key, inner]) => [key, key === name ? replaced(inner, rest, by) : inner]),
  );
};

export const fieldsOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** Empty, so that schemas with an id are inlined. */
const metadata = z.registry<z.GlobalMeta>();

/** A value that a zod schema accepts. */
export const validFor = (schema: z.ZodType, free: FreeText = freeText): fc.Arbitrary<unknown> =>
  valid(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata }), free);

/** Inputs that the schemas of a procedure accept, mostly. */
export const rightInputFor = (inputs: readonly z.ZodType[], free?: FreeText): fc.Arbitrary<object> =>
  fc
    .tuple(...inputs.map((schema) => validFor(schema, free)))
    .map((parts) => Object.assign({}, ...parts.filter((part) => typeof part === 'object')) as object);

/** Inputs to a procedure: valid ones, valid ones with one wrong value, and arbitrary ones. */
export const inputFor = (inputs: readonly z.ZodType[]): fc.Arbitrary<unknown> => {
  const right = rightInputFor(inputs);
  const fields = [...new Set(inputs.flatMap(fieldsOf))];
  const anyField = fc.oneof(rubbish, plausible);
  return fc.oneof(
    { weight: 2, arbitrary: right },
    {
      weight: 5,
      arbitrary: fc.tuple(right, fc.nat(), rubbish).map(([input, at, wrong]) => {
        const paths = pathsIn(input).slice(1);
        return replaced(input, paths[at % Math.max(1, paths.length)] ?? ['lang'], wrong);
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record(Object.fromEntries(fields.map((field) => [field, anyField])), {
        requiredKeys: [],
      }),
    },
    { weight: 1, arbitrary: rubbish },
  );
};
