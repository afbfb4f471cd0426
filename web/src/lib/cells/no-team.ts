import { plain } from './plain.ts';

const totals = /^(?:(?:sous|grand) )?(?:total|totaux|totals|moyenne|average|somme|sum|cumul)\b/;
const byes = /^(?:bye|conge|exempte?|repos|libre|relache|off|aucun|tbd|a determiner|a venir)$/;
const titles =
  /^(?:saison|season|ligue|league|categorie|category|classement|standings|calendrier|schedule|liste|list of|division|groupe|group|nombre|number)\b/;
const headings =
  /^(?:equipes?|teams?|noms?(?: de l equipe| des equipes)?|names?|clubs?|team names?|villes?|city|rang|rank|no|inscrit[es]*)$/;

/** The first letters of the words for a total, which are compared in every cell, and their length at most. */
const firstOfTotal = /^\W*[acgmst]/i;
const longestTotal = 30;

/** Whether a cell begins a row of totals: « Total », « Moyenne ». */
export const isTotal = (cell: string): boolean =>
  firstOfTotal.test(cell) && totals.test(plain(cell.slice(0, longestTotal)));

/** Whether a text in a column of teams says that a team does not play: « CONGÉ », “Bye”. */
export const isBye = (cell: string): boolean => byes.test(plain(cell));

/** Whether a line of a list of teams is a title, a heading, a total or a number, and no team. */
export const isNoTeam = (line: string): boolean => {
  const text = plain(line);
  const tests = [totals, byes, titles, headings];
  return !/\p{L}/u.test(text) || tests.some((pattern) => pattern.test(text));
};
