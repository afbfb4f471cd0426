import type { ImportNames, SheetAnswers } from '@rondelle/contracts/competition/imports.ts';

export const noAnswers: SheetAnswers = { leagues: [], teams: [], again: false };

/** An unclear name: of a team when it has a `leagueId`, otherwise of a league. */
export type Question =
  | ImportNames['teams'][number]
  | (ImportNames['leagues'][number] & { readonly leagueId?: undefined });

export const keyOf = ({ leagueId = 0, text }: Pick<Question, 'leagueId' | 'text'>): string =>
  `${leagueId} ${text}`;

/** The answer as the value of a select; empty without an answer. */
export const answerTo = ({ leagues, teams }: SheetAnswers, question: Question): string => {
  if (question.leagueId === undefined) {
    const found = leagues.find(({ text }) => text === question.text);
    return found ? String(found.leagueId ?? 'skip') : '';
  }
  return String(teams.find((one) => keyOf(one) === keyOf(question))?.team ?? '');
};

const teamIn = (value: string): SheetAnswers['teams'][number]['team'] =>
  value === 'new' || value === 'skip' ? value : Number(value);

/** Replaces the answer to a question; an empty value removes it. */
export const withAnswer = (answers: SheetAnswers, question: Question, value: string): SheetAnswers => {
  const { leagueId, text } = question;
  if (leagueId === undefined) {
    const others = answers.leagues.filter((one) => one.text !== text);
    const own = { text, leagueId: value === 'skip' ? null : Number(value) };
    return { ...answers, leagues: value === '' ? others : [...others, own] };
  }
  const others = answers.teams.filter((one) => keyOf(one) !== keyOf(question));
  const own = { leagueId, text, team: teamIn(value) };
  return { ...answers, teams: value === '' ? others : [...others, own] };
};
