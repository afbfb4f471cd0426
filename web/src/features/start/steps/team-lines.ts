/** More is no league. */
export const mostTeams = 60;

type TeamLine = {
  readonly name: string;
  readonly city: string | null;
  /** Of the heading that it stands under. */
  readonly division: string | null;
};

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
/** « Nord : », « Division Nord : ». */
const headingIn = (line: string): string | null => {
  const [, heading = ''] = /^(?:division\s+)?([^\t;,]*\S)\s*:\s*$/iu.exec(line.trim()) ?? [];
  return plain(heading) || null;
};

/**
 * A team a line; its city behind a tab, a semicolon or a comma. A name that stands twice is one team. A line that ends in
 * a colon is a division, which the teams under it are in.
 */
export const teamLines = (text: string): readonly TeamLine[] => {
  const seen = new Set<string>();
  const teams: TeamLine[] = [];
  let division: string | null = null;
  for (const line of text.split(/\r?\n/)) {
    const heading = headingIn(line);
    if (heading !== null) {
      division = heading;
      continue;
    }
    const [name = '', city = ''] = line.replace(/^\s*(?:\d{1,3}[.)]|[-•*])\s+/, '').split(/[\t;,]/);
    const called = plain(name);
    const key = called.toLowerCase();
    if (called === '' || seen.has(key)) continue;
    seen.add(key);
    teams.push({ name: called, city: plain(city) || null, division });
  }
  return teams.slice(0, mostTeams);
};
