/** Removes the names of members from paths of their pages, which also contain their numbers. */
export const withoutMemberNames = (text: string): string =>
  text.replaceAll(/\/([us])-(\d+)-[^/]*/g, '/$1-$2');
