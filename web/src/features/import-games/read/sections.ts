import { plain } from '../../../lib/cells/plain.ts';
import { stageIn } from '../../../lib/cells/read-stage.ts';
import type { Kinds } from './columns.ts';

/** The league and stage in the titles above a game. `outer`: the one that came first, and so contains the other. */
export type Section = {
  readonly league: string;
  readonly stage: string;
  readonly outer: 'league' | 'stage' | null;
};
export const noSection: Section = { league: '', stage: '', outer: null };

const category =
  /^(?:(?:categorie|category|division|ligue|league|section|classe|class|calendrier|schedule) )?(?:[mu] ?\d{1,2}|(?:pre ?)?novice|atome|pee ?wee|bantam|midget|junior|timbits?|mahg|magh)\b/u;
const isBreak = /\b(?:relache|conge|bye|repos|off|libre)\b/u;
const isOver = /^finale?$/u;
/** « Championnat » above a sheet means the whole season. */
const isWholeSeason = /^(?:championnat|championship|saison|season)$/u;
const exhibition =
  /\b(?:hors concours|exhibition|exhibitions|amical|amicale|amicaux|amicales|friendly|friendlies|scrimmages?|pre ?saison|pre ?season)\b|^(?:practices?|pratiques?|entrainements?)$/u;
const playoffs =
  /^(?:(?:les|the|matchs?|games?|ronde|round|phase) )?(?:des? |of )?(?:series(?: eliminatoires?| de fin de saison| finales?)?|serie eliminatoire|eliminatoires?|play ?offs?|post ?season)(?: (?:[mu] ?)?\d.*)?$/u;

/** Returns whether a title names the category of the games below it: « M13 AA », « Catégorie U15 ». */
const isCategory = (title: string): boolean => {
  const text = plain(title);
  return text.length <= 60 && category.test(text) && !isBreak.test(text);
};

/** Returns whether a text marks a game outside of the season: « Hors-concours », “Practice”. */
export const isExhibition = (cell: string): boolean => exhibition.test(plain(cell));

/**
 * Returns whether a game with this word must not count as a regular-season game, though the site has no stage for it:
 * exhibition games, and playoffs without a round. The word is sent as the stage, and refused.
 */
export const isOutside = (cell: string): boolean => isExhibition(cell) || playoffs.test(plain(cell));

/** The stage in a column without its own heading. « Final » there means that the game is over. */
export const stageOfRemark = (cell: string, isRemarks: boolean): string | null => {
  if (isOutside(cell)) return cell;
  return isRemarks && !isOver.test(plain(cell)) ? stageIn(cell) : null;
};

/** The section below a title. A new league ends the stage in the previous one, and the reverse. */
export const sectionBelow = (section: Section, title: string): Section => {
  if (isCategory(title)) {
    const stage = section.outer === 'stage' ? section.stage : '';
    return { league: title, stage, outer: section.outer ?? 'league' };
  }
  const known = isWholeSeason.test(plain(title)) ? null : stageIn(title);
  const stage = known ?? (isOutside(title) ? title : null);
  if (stage === null) return section;
  const league = section.outer === 'stage' ? '' : section.league;
  return { league, stage, outer: section.outer ?? 'stage' };
};

/** The text of a title: a single cell, except under the teams, where it is a team without an opponent. */
export const titleOf = (row: readonly string[], kinds: Kinds): string | null => {
  const [at, ...more] = row.flatMap((cell, index) => (cell === '' ? [] : [index]));
  const isTeam = at !== undefined && at > 0 && (kinds[at] === 'home' || kinds[at] === 'away');
  return at === undefined || isTeam || more.length > 0 ? null : (row[at] ?? null);
};

/** Returns whether titles between the rows name the categories of the games, and no column does. */
export const namesLeagues = (rows: readonly (readonly string[])[], kinds: Kinds): boolean =>
  !kinds.includes('league') && rows.some((row) => isCategory(titleOf(row, kinds) ?? ''));
