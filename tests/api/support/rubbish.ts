import fc from 'fast-check';
import { graph, set, typedArray } from '../../support/superjson-inputs.ts';

const nested = (levels: number): unknown =>
  JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`) as unknown;
const list = (length: number): unknown => Array.from({ length }, (_, i) => i);
const named = (count: number): unknown =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`field${i}`, i]));

/** Boundary numbers: the four-byte and eight-byte integers of Postgres, and JavaScript's safe integers. */
export const edges: readonly number[] = [
  -1,
  0,
  -0,
  0.5,
  2_147_483_646,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e308,
];
const edgeTexts = [
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775809',
  '99999999999999999999',
  '1e9',
  '0x10',
  'NaN',
  'Infinity',
  '١٢',
];
const oddDates = [
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '1582-10-10',
  '1899-12-31',
  '1900-01-01',
  '2024-02-30',
  '2024-13-01',
  '2100-12-31',
  '2101-01-01',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '2021-W46-1',
  '2021-11-15T25:61:61Z',
  '9999-99',
  '0000-0001',
  '9998-9999',
];
const hostile = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u2066\u200b',
  '🏒'.repeat(500),
  "'; DROP TABLE games; --",
  '" OR 1=1 --',
  '<script>alert(1)</script>',
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '=HYPERLINK("http://evil.example")',
];
/** Names of inherited properties, which a lookup in a plain object finds. */
export const inheritedNames = Object.getOwnPropertyNames(Object.prototype);
/** An object with own keys of such names: only `JSON.parse` makes `__proto__` one. */
export const withKeys = (fields: readonly (readonly [string, unknown])[]): unknown =>
  JSON.parse(`{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`);
const inheritedKeys = fc
  .array(
    fc.tuple(fc.constantFrom(...inheritedNames), fc.constantFrom(1, 'fr', null, [], {}, ...inheritedNames)),
    {
      minLength: 1,
      maxLength: inheritedNames.length,
    },
  )
  .map(withKeys);
const odd: readonly unknown[] = [
  true,
  null,
  [],
  {},
  [1],
  ['fr'],
  { json: 1 },
  { meta: {} },
  { toString: 1 },
  JSON.parse('{"__proto__":{"role":"masterAdmin"}}'),
];
const fromSuperjson: readonly unknown[] = [graph(24), graph(40), typedArray(130_000_000), set(300)];

/** At most about 12,000 characters once encoded in a URL: the maximum length of a URL. */
const large = fc.oneof(
  fc.integer({ min: 1, max: 1_000 }).map(nested),
  fc.integer({ min: 1, max: 2_000 }).map(list),
  fc.integer({ min: 1, max: 400 }).map(named),
  fc.integer({ min: 1, max: 9_000 }).map((length) => 'x'.repeat(length)),
);
/** Up to the body limit and beyond. */
const huge = fc.oneof(
  fc.constantFrom(1_500, 3_000).map(nested),
  fc.constantFrom(19_999, 20_001, 80_000).map(list),
  fc.constantFrom(10_000, 30_000).map(named),
  fc.constantFrom(32_768, 32_769, 300_000, 600_000).map((length) => 'é'.repeat(length / 2)),
  fc.constant(set(20_000)),
);

/** Values that people, programs and attackers send in place of the expected ones. */
export const rubbish: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .anything({ maxDepth: 3 })
      .map((value) => JSON.parse(JSON.stringify(value) ?? 'null') as unknown),
  },
  { weight: 4, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 8, arbitrary: fc.constantFrom<unknown>(...edges, ...edgeTexts) },
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...oddDates) },
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...hostile) },
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...inheritedNames) },
  { weight: 4, arbitrary: inheritedKeys },
  { weight: 4, arbitrary: fc.constantFrom(...odd) },
  { weight: 2, arbitrary: fc.constantFrom(...fromSuperjson) },
  { weight: 2, arbitrary: large },
  { weight: 1, arbitrary: huge },
);

/** Values that often pass one check and reach the next. */
export const plausible = fc.constantFrom<unknown>(
  1,
  2,
  11,
  900,
  'fr',
  '2021-2022',
  '2021-11-15',
  'regulation',
  'league',
  '5',
  'constructor',
  crypto.randomUUID(),
);
