import { isDeepStrictEqual } from 'node:util';

/** The content of an entity after an event, and whether an import caused the event. */
export type Version<Content> = { readonly content: Content; readonly byImport: boolean };

const fieldsOf = <Content extends object>(...contents: readonly Partial<Content>[]): (keyof Content)[] => [
  ...new Set(contents.flatMap((content) => Object.keys(content) as (keyof Content)[])),
];

/**
 * Returns the last imported value of each field. An event of an import also carries people's earlier corrections, so
 * only the fields that it changed count.
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
