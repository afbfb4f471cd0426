// Inputs that were small on the wire and took seconds and gigabytes when superjson parsed them.

const pathTo = (level: number) => `a${'.l'.repeat(level)}`;

/** Each level contains the next one twice, so a traversal as a tree takes twice as long with every level. */
export const graph = (levels: number) => {
  let json: unknown = 'x';
  for (let i = 0; i < levels; i += 1) json = { l: json, r: null };
  const twins = Array.from({ length: levels }, (_, i) => levels - 1 - i).map((level) => [
    `${pathTo(level)}.l`,
    [`${pathTo(level)}.r`],
  ]);
  return { json: { a: json }, meta: { referentialEqualities: Object.fromEntries(twins), v: 1 } };
};

/** The nth value of a set is found by counting from the first, so each path costs as much as the last one. */
export const set = (values: number) => {
  const numbers = Array.from({ length: values }, (_, i) => i);
  const paths = numbers.map((i) => [`a.${i}`, ['Date']]);
  return { json: { a: numbers }, meta: { values: { a: ['set'], ...Object.fromEntries(paths) }, v: 1 } };
};

export const typedArray = (length: number) => ({
  json: { a: length },
  meta: { values: { a: [['typed-array', 'Uint8Array']] }, v: 1 },
});
