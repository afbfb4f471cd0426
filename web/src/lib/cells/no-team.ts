import { plain } from './plain.ts';

const totals = /^(?:(?:sous|grand) )?(?:total|totaux|totals|moyenne|average|somme|sum|cumul)\b/;
const byes = /^(?:bye|conge|exempte?|repos|libre|relache|off|aucun|tbd|a determiner|a venir)$/;
const titles =
  /^(?:saison|season|ligue|league|categorie|category|classement|standings|calendrier|schedule|liste|list of|division|groupe|group|nombre|number)\b/;
const headings =
  /^(?:equipes?|teams?|noms?(?: de l equipe| des equipes)?|names?|clubs?|team names?|villes?|city|rang|rank|no|inscrit[es]*)$/;

/** First letters of the words for a total, for a fast check of every cell, and the maximum length of a cell. */
const firstOfTotal = /^\W*[acgmst]/i;
const longestTotal = 30;

/** Returns whether a cell begins a row of totals: « Total », « Moyenne ». */
export const isTotal = (cell: string): boolean =>
  firstOfTotal.test(cell) && totals.test(plain(cell.slice(0, longestTotal)));

/** Returns whether a text in a column of teams means that a team does not play: « CONGÉ », “Bye”. */
export const isBye = (cell: string): boolean => byes.test(plain(cell));

/** Returns whether a line of a list of teams is a title, a heading, a total or a number, and no team. */
export const isNoTeam = (line: string): boolean => {
  const text = plain(line);
  const tests = [totals, byes, titles, headings];
  return !/\p{L}/u.test(text) || tests.some((pattern) => pattern.test(text));
};
