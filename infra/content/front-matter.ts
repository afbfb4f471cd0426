import { parse } from 'yaml';

/** The two parts of a file: what stands between the lines of `---`, read as YAML, and the text behind. */
export const partsOf = (source: string): { readonly front: unknown; readonly body: string } => {
  const found = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/.exec(source);
  if (!found) throw new Error('it does not begin with front matter between two lines of ---');
  const [, front = '', body = ''] = found;
  // Plain data: no references, which would make much out of little.
  return { front: parse(front, { schema: 'core', maxAliasCount: 0 }) as unknown, body };
};
