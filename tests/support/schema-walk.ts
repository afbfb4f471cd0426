import { z } from 'zod';

/** A value in a schema: its path, `teams.*.teamId` for those in a list, and its own schema. */
export type Leaf = { readonly path: readonly string[]; readonly schema: z.core.$ZodType };

type Inner = z.core.$ZodType;
const defOf = (schema: Inner) => {
  const { _zod: internals } = schema as z.core.$ZodTypes;
  return internals.def;
};

/** The schema behind defaults, optional values and conversions. */
const bare = (schema: Inner): Inner => {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return bare(def.innerType);
    case 'pipe':
      return bare(defOf(def.out).type === 'transform' ? def.in : def.out);
    default:
      return schema;
  }
};

/** Every schema within a schema, itself first, with the path of its values. */
export function* walk(schema: Inner, path: readonly string[] = []): Generator<Leaf> {
  const inner = bare(schema);
  const def = defOf(inner);
  yield { path, schema: inner };
  if (def.type === 'object')
    for (const [field, part] of Object.entries(def.shape)) yield* walk(part, [...path, field]);
  if (def.type === 'array') yield* walk(def.element, [...path, '*']);
  if (def.type === 'union') for (const option of def.options) yield* walk(option, path);
  if (def.type === 'record') yield* walk(def.valueType, [...path, '*']);
  if (def.type === 'tuple') for (const item of def.items) yield* walk(item, [...path, '*']);
  if (def.type === 'intersection') {
    yield* walk(def.left, path);
    yield* walk(def.right, path);
  }
}

/** The definitions of a schema and of its checks. */
const checksOf = (schema: Inner): readonly z.core.$ZodChecks['_zod']['def'][] => {
  const def = defOf(schema) as z.core.$ZodTypes['_zod']['def'] & z.core.$ZodChecks['_zod']['def'];
  const checks = (def.checks ?? []) as unknown as readonly z.core.$ZodChecks[];
  return [def, ...checks.map(({ _zod: internals }) => internals.def)];
};

/** The maximum length or number, the minimum number and the patterns; infinite when the schema sets none. */
export const boundsOf = (schema: Inner) => {
  const bounds = { least: -Infinity, most: Infinity, patterns: [] as RegExp[] };
  for (const check of checksOf(schema)) {
    if (check.check === 'max_length') bounds.most = Math.min(bounds.most, check.maximum);
    if (check.check === 'less_than') bounds.most = Math.min(bounds.most, Number(check.value));
    if (check.check === 'greater_than') bounds.least = Math.max(bounds.least, Number(check.value));
    if (check.check === 'string_format' && check.pattern) bounds.patterns.push(check.pattern);
  }
  return bounds;
};

/** `date`, `datetime`, `uuid` …; undefined for a text without a format. */
export const formatOf = (schema: Inner): string | undefined => {
  const def = defOf(schema);
  return 'format' in def && typeof def.format === 'string' ? def.format : undefined;
};

export const typeOf = (schema: Inner): string => defOf(schema).type;

const accepts = (schema: Inner, value: unknown): boolean => z.safeParse(schema, value).success;

const texts = [
  '6f0e4f0e-9a57-4c3f-8a1f-2c110b8f6c1e',
  '2021-12-05',
  '2021-12-05T12:00:00Z',
  '2021-2022',
  '19:30',
  '1',
  'texte court',
  'a'.repeat(43),
  'member:1',
  'season:1',
  'https://example.org/',
  'pirouette@example.org',
];

/** A value that the schema accepts; undefined when none is found. */
export const sampleOf = (schema: Inner): unknown => {
  const inner = bare(schema);
  const def = defOf(inner);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([field, part]) => [field, sampleOf(part)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      return [[], [1], [1, 2], [sampleOf(def.element)]].find((list) => accepts(inner, list));
    case 'union':
      return def.options.map(sampleOf).find((value) => value !== undefined);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return false;
    case 'record':
      return {};
    case 'number':
      return [1, 2, 0].find((value) => accepts(inner, value));
    case 'string':
      return texts.find((value) => accepts(inner, value));
    default:
      return undefined;
  }
};

/** A copy of the value with another one at a path; a list gets it as its only item. */
export const withValueAt = (value: unknown, [step, ...rest]: readonly string[], put: unknown): unknown => {
  if (step === undefined) return put;
  if (step === '*') return [withValueAt(Array.isArray(value) ? value[0] : undefined, rest, put)];
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...fields, [step]: withValueAt(fields[step], rest, put) };
};
