import { isDeepStrictEqual } from 'node:util';

/** Something as it stood after an event, and whether an import caused it. */
export type Version<Content> = { readonly content: Content; readonly byImport: boolean };

const fieldsOf = <Content extends object>(...contents: readonly Partial<Content>[]): (keyof Content)[] => [
  ...new Set(contents.flatMap((content) => Object.keys(content) as (keyof Content)[])),
];

/**
 * What imports said last, field by field. An event of an import also carries what people had corrected before: only what
 * it changed is what the file said.
 */
export const lastImported = <Content extends object>(
  versions: Iterable<Version<Content>>,
): Partial<Content> => {
  const imported: Partial<Content> = {};
  let before: Partial<Content> = {};
  for (const { content, byImport } of versions) {
    if (byImport)
      for (const field of fieldsOf<Content>(before, content))
        if (!isDeepStrictEqual(before[field], content[field])) imported[field] = content[field];
    before = content;
  }
  return imported;
};
