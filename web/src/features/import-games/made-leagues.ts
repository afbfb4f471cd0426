import type { SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import type { FormRequest, Made, MadeFor } from '../../lib/forms/form-request.ts';
import { withAnswer } from './name-answers.ts';
import { noLeague, type Reading } from './sheet-parts.ts';

/** Purpose of a new league: a sheet, by its index in the file, or a text that matches no league of the season. */
export type MadeOf = { readonly sheet: number } | { readonly text: string };

const [ofSheet, ofText] = ['sheet ', 'text '];
export const madeOfText = (of: MadeOf): FormRequest['of'] =>
  'sheet' in of ? `${ofSheet}${of.sheet}` : `${ofText}${of.text}`;
const madeOfIn = (of: FormRequest['of']): MadeOf | null => {
  if (of.startsWith(ofSheet)) return { sheet: Number(of.slice(ofSheet.length)) };
  return of.startsWith(ofText) ? { text: of.slice(ofText.length) } : null;
};

/** The part of an import's draft that a made league changes. */
export type Mapping = {
  readonly readings: readonly Reading[];
  readonly answers: SheetAnswers;
  /** The leagues that were made for this file. */
  readonly made: readonly Made[];
};

const withSheet = ({ readings }: Mapping, at: number, change: (now: Reading) => Reading['league']) =>
  readings.map((reading, index) => (index === at ? { ...reading, league: change(reading) } : reading));

/** Chooses a new league for its purpose; clears the choice when the league was deleted again. */
export const withMade = (mapping: Mapping, { request, made, isUndone }: MadeFor): Mapping => {
  const of = madeOfIn(request.of);
  if (!of) return mapping;
  const others = mapping.made.filter(({ id }) => id !== made.id);
  const all = isUndone ? others : [...others, made];
  const id = String(made.id);
  if ('sheet' in of) {
    const league = { leagueId: id, leagueName: made.name };
    const choose = (now: Reading) => (now.league.leagueId === id ? noLeague : now.league);
    return {
      ...mapping,
      made: all,
      readings: withSheet(mapping, of.sheet, isUndone ? choose : () => league),
    };
  }
  const { answers } = mapping;
  const now = answers.leagues.find(({ text }) => text === of.text)?.leagueId;
  const isChosen = !isUndone || now === made.id;
  const value = isUndone ? '' : id;
  const question = { text: of.text, rows: 0, sure: false, found: null, candidates: [] };
  return { ...mapping, made: all, answers: isChosen ? withAnswer(answers, question, value) : answers };
};

/** The name of a sheet as the name of a league; empty for the default names of spreadsheet programs. */
export const nameOfSheet = (name: string): string =>
  /^(?:feuil|feuille|sheet|tableau|table)?\s*\d*$/i.test(name.trim()) ? '' : name.trim();

/**
 * The league of a season that has only one; null otherwise. A league that was made for one sheet of a file does not
 * count.
 */
export const onlyLeague = <L extends { readonly id: number }>(
  leagues: readonly L[],
  made: readonly Made[],
): L | null => {
  const [only, ...others] = leagues.filter(({ id }) => made.every((one) => one.id !== id));
  return only && others.length === 0 ? only : null;
};
