import { isNoTeam } from '../../../lib/cells/no-team.ts';

/** Limit of the teams read from one text; no league has more. */
export const mostTeams = 60;

export type TeamLine = {
  readonly name: string;
  readonly city: string | null;
  /** Name in the heading above the team, or null when there is none. */
  readonly division: string | null;
};

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
/** Returns the division in a heading (« Nord : », « Division Nord : »), or null when the line is no heading. */
const headingIn = (line: string): string | null => {
  const [, heading = ''] = /^(?:division\s+)?([^\t;,]*\S)\s*:\s*$/iu.exec(line.trim()) ?? [];
  return tidy(heading) || null;
};

/** Returns the name and the city of a team's line, with numbering and bullets stripped. */
const partsOf = (line: string): readonly [string, string] => {
  // A separate number, or one in a cell before the name, is not part of it.
  const [name = '', city = ''] = line
    .replace(/^\s*(?:\d{1,3}[.)]\s+|[-•*]\s+|\d{1,3}\s*[\t;,])/, '')
    .split(/[\t;,]/);
  return [tidy(name), tidy(city)];
};

/**
 * Reads one team from each line, with its city after a tab, a semicolon or a comma. Ignores repeated names, titles,
 * headings of columns and totals.
 * A line that ends in a colon is the division of the teams below it.
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
    const [called, city] = partsOf(line);
    const key = called.toLowerCase();
    if (called === '' || isNoTeam(called) || seen.has(key)) continue;
    seen.add(key);
    teams.push({ name: called, city: city || null, division });
  }
  return teams.slice(0, mostTeams);
};

/** Returns the text without the lines of these teams. Divisions stay, for the remaining teams. */
export const withoutTeams = (text: string, teams: readonly Pick<TeamLine, 'name'>[]): string => {
  const removed = new Set(teams.map(({ name }) => name.toLowerCase()));
  const left = text
    .split(/\r?\n/)
    .filter((line) => headingIn(line) !== null || !removed.has(partsOf(line)[0].toLowerCase()));
  return teamLines(left.join('\n')).length === 0 ? '' : left.join('\n');
};
