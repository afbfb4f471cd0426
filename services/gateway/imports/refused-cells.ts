import type { RefusedCell } from '@rondelle/contracts/competition/imports.ts';
import type { SheetColumn } from '@rondelle/contracts/competition/sheet-columns.ts';
import { isDomainErrorCode } from '@rondelle/contracts/errors.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Rejection } from '@rondelle/importer/faults.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { errorText } from '../error-messages.ts';

const columns: Readonly<Record<string, SheetColumn>> = {
  date: 'date',
  time: 'time',
  venue: 'venue',
  city: 'city',
  home_team_key: 'home',
  away_team_key: 'away',
  home_goals: 'homeGoals',
  away_goals: 'awayGoals',
  decided_in: 'decidedIn',
  forfeited_by: 'forfeitedBy',
  home_fair_play: 'homeFairPlay',
  away_fair_play: 'awayFairPlay',
  home_penalty_minutes: 'homePenaltyMinutes',
  away_penalty_minutes: 'awayPenaltyMinutes',
  league_key: 'league',
  status: 'homeGoals',
};

const messageOf = ({ reason, value }: Rejection, lang: Language): string => {
  if (reason === 'refused' && isDomainErrorCode(value)) return errorText(value, lang);
  return m[`import/reason/${reason}`]({ line: value }, { locale: lang });
};

/** Which cell was left out and why, by the columns of a spreadsheet. */
export const refusedCells = (rejections: readonly Rejection[], lang: Language, most: number): RefusedCell[] =>
  rejections.slice(0, most).map((rejection) => ({
    line: rejection.line,
    column: columns[rejection.column] ?? null,
    value: rejection.reason === 'refused' || rejection.reason === 'same-line' ? '' : rejection.value,
    message: messageOf(rejection, lang),
  }));
