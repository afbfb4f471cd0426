import { isForfeitWord } from '@rondelle/contracts/competition/forfeit-words.ts';
import { countNames, fieldsOfCount, resultCounts } from '@rondelle/contracts/competition/result-counts.ts';
import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import { headingIn } from '../../../lib/cells/headings.ts';
import { plain } from '../../../lib/cells/plain.ts';

const setOf = (words: string) => new Set(words.split(' '));
const small = setOf('de du des la le les l d of the a');
const venues = setOf('arena arenas glace patinoire rink venue lieu endroit centre location site surface');
const cities = setOf('ville city municipalite town');
const leagues = setOf('ligue league competition categorie category cat classe class niveau level calibre');
const numbers = setOf('no num numero number nos partie match game games gp id');
const endings = setOf('prol prolongation ot tb fusillade barrage shootout so');
const stages = setOf('etape ronde phase stage round');
const groups = setOf('groupe group poule pool');
const states = setOf('statut status etat state');
const countHeadings = countNames.map((name) => ({ name, words: setOf(resultCounts[name].headings) }));
/** Words of columns with other values than a game's own day, hour, teams or goals: shots, periods, coaches. */
const others = setOf(
  'tir tirs shot shots sog gardien gardiens gardienne goaltender goalie goalies pp powerplay numerique avantage desavantage periode periodes per period periods p1 p2 p3 predit predicted pronostic prevision creation created publication publie arrivee arrival naissance birth dob vestiaire vestiaires locker entraineur entraineurs coach jersey jerseys chandail chandails couleur color colour arbitre arbitres referee referees record fiche serie series gagnant gagnante perdant perdante vainqueur winner loser adversaire adversaires opponent opposant',
);
const ordinal = /^\d(?:re|ere|er|e|eme|st|nd|rd|th)$/;
const finals = setOf('final finale');
/** Returns whether a heading names other values than the game's own: « Tirs au but », « Gagnant ». */
export const isOther = (cell: string): boolean => {
  const words = plain(cell).split(' ');
  if (words.some((word) => endings.has(word) || isForfeitWord(word))) return false;
  // « Buts en AN » are those on the power play.
  const isPowerPlay = words.includes('an') && words.includes('buts');
  return isPowerPlay || words.some((word) => others.has(word) || ordinal.test(word));
};

/** Returns whether a heading marks its column as the end result: « Score final ». */
export const isFinalHeading = (cell: string): boolean =>
  plain(cell)
    .split(' ')
    .some((word) => finals.has(word));

/** Returns whether a heading names a side, as « Visiteur » does and « Équipe 1 » does not. */
export const namesSide = (cell: string): boolean => {
  const heading = headingIn(cell);
  return heading === 'homeTeamId' || heading === 'awayTeamId';
};

const firsts = /^(?:equipe|team|eq) ?(?:1|a|un|one)$/;
const seconds = /^(?:equipe|team|eq) ?(?:2|b|deux|two)$/;

const renamed = {
  homeTeamId: 'home',
  awayTeamId: 'away',
  forfeit: 'forfeitedBy',
} as const satisfies Partial<Record<NonNullable<ReturnType<typeof headingIn>>, SheetKind>>;

const isRenamed = (heading: string): heading is keyof typeof renamed => heading in renamed;

/** Returns the kind of the column with this heading; null when it is not a value of a game. */
export const kindOfHeading = (cell: string): SheetKind | null => {
  if (cell.trim() === '#') return 'number';
  const text = plain(cell);
  const words = text.split(' ').filter((word) => word !== '' && !small.has(word));
  if (words.length === 0 || words.length > 5) return null;
  if (firsts.test(text)) return 'home';
  if (seconds.test(text)) return 'away';
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  // « Tirs de barrage » are an ending, not shots.
  if (has(endings)) return 'decidedIn';
  const count = countHeadings.find((one) => has(one.words));
  if (count) {
    const fields = fieldsOfCount(count.name);
    if (fields.length === 1) return fields[0] ?? null;
    const goals = headingIn(`buts ${cell}`);
    return fields[goals === 'homeGoals' ? 0 : goals === 'awayGoals' ? 1 : -1] ?? null;
  }
  const isKey = words.includes('id') && !words.every((word) => numbers.has(word));
  if (isOther(cell) || isKey) return null;
  if (has(venues)) return 'venue';
  if (has(cities)) return 'city';
  if (words.every((word) => numbers.has(word))) return 'number';
  if (words.every((word) => stages.has(word))) return 'stage';
  if (words.every((word) => groups.has(word))) return 'group';
  if (words.every((word) => states.has(word) || numbers.has(word))) return 'status';
  const heading = headingIn(cell);
  if (heading !== null) return isRenamed(heading) ? renamed[heading] : heading;
  return has(leagues) ? 'league' : null;
};
