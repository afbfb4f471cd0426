/** Removes the names of members from paths of their pages; the members' numbers stay. */
export const withoutMemberNames = (text: string): string =>
  text.replaceAll(/\/([us])-(\d+)-[^/]*/g, '/$1-$2');
