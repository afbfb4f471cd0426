import type { AbsentAnswer, GameAnswer } from '@rondelle/contracts/competition/import-questions.ts';
import type { SheetAnswers } from '@rondelle/contracts/competition/imports.ts';

/** The answer for a line as the value of a select; empty without an answer. */
export const gameAnswerTo = ({ games = [] }: SheetAnswers, line: number): string =>
  String(games.find((one) => one.line === line)?.game ?? '');

/** Replaces the answers for some lines; an empty value removes one. */
export const withGames = (
  answers: SheetAnswers,
  changes: readonly { readonly line: number; readonly value: string }[],
): SheetAnswers => {
  const lines = new Set(changes.map(({ line }) => line));
  const others = (answers.games ?? []).filter(({ line }) => !lines.has(line));
  const own = changes.flatMap(({ line, value }): GameAnswer[] =>
    value === '' ? [] : [{ line, game: value === 'new' ? value : Number(value) }],
  );
  return { ...answers, games: [...others, ...own] };
};

export const isCancelled = ({ absent = [] }: SheetAnswers, gameId: number): boolean =>
  absent.some((one) => one.gameId === gameId && one.what === 'cancel');

/** Chooses for some games whether they are cancelled. */
export const withAbsent = (
  answers: SheetAnswers,
  ids: readonly number[],
  what: AbsentAnswer['what'],
): SheetAnswers => {
  const others = (answers.absent ?? []).filter(({ gameId }) => !ids.includes(gameId));
  return { ...answers, absent: [...others, ...ids.map((gameId) => ({ gameId, what }))] };
};
