import { parse } from 'yaml';

/** Splits a file into its YAML front matter (between lines of `---`) and its body. Throws without front matter. */
export const partsOf = (source: string): { readonly front: unknown; readonly body: string } => {
  const found = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/.exec(source);
  if (!found) throw new Error('it does not begin with front matter between two lines of ---');
  const [, front = '', body = ''] = found;
  // Disallows YAML aliases, which could expand a small file into a huge structure.
  return { front: parse(front, { schema: 'core', maxAliasCount: 0 }) as unknown, body };
};
