/** More is no league. */
export const mostTeams = 60;

type TeamLine = { readonly name: string; readonly city: string | null };

/** A team a line; its city behind a tab, a semicolon or a comma. A name that stands twice is one team. */
export const teamLines = (text: string): readonly TeamLine[] => {
  const seen = new Set<string>();
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:\d{1,3}[.)]|[-•*])\s+/, '').split(/[\t;,]/))
    .flatMap(([name = '', city = '']) => {
      const called = name.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
      const key = called.toLowerCase();
      if (called === '' || seen.has(key)) return [];
      seen.add(key);
      return [{ name: called, city: city.replaceAll(/\s+/g, ' ').trim().slice(0, 120) || null }];
    })
    .slice(0, mostTeams);
};
