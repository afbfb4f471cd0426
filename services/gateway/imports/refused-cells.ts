import type { RefusedCell } from '@rondelle/contracts/competition/imports.ts';
import { columnOfField } from '@rondelle/contracts/competition/game-fields.ts';
import { countFields, mostOfCount } from '@rondelle/contracts/competition/result-counts.ts';
import { sheetColumnOf } from '@rondelle/contracts/competition/sheet-columns.ts';
import { mentionsForfeit } from '@rondelle/contracts/competition/forfeit-words.ts';
import { maxGoals } from '@rondelle/contracts/competition/lists.ts';
import { isDomainErrorCode } from '@rondelle/contracts/errors.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Rejection, RejectionReason } from '@rondelle/importer/errors.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { errorText } from '../errors/error-messages.ts';

const isNoNumber: ReadonlySet<RejectionReason> = new Set([
  'not-a-whole-number',
  'negative-goals',
  'absurd-goals',
  'bad-count',
]);
const isOfGoals: ReadonlySet<string> = new Set(['home_goals', 'away_goals']);
const mostIn: ReadonlyMap<string, number> = new Map(
  countFields.map((field) => [columnOfField(field), mostOfCount(field)]),
);

/** Accepted values of a cell with an example, since registrars do not know the formats of datasets. */
const wordings: Partial<Record<RejectionReason, typeof m.cell_date>> = {
  'bad-decision': m.cell_ending,
  'bad-forfeit': m.cell_forfeit_side,
  'bad-date': m.cell_date,
  'bad-time': m.cell_time,
  'date-outside-season': m.cell_outside_season,
  'date-out-of-range': m.cell_outside_season,
  'missing-value': m.cell_missing,
  'too-long': m.cell_too_long,
  'same-line': m.cell_same_game,
  'bad-status': m.cell_status,
  'bad-stage': m.cell_stage,
  'off-with-result': m.cell_off_with_score,
  'bad-fair-play': m.cell_fair_play,
};

/** A message worded for spreadsheets instead of datasets; null when the general one fits both. */
const cellText = ({ column, reason, value }: Rejection, locale: Language): string | null => {
  const wording = wordings[reason];
  if (wording) return wording({}, { locale });
  if (reason === 'final-without-result')
    return column === 'status'
      ? m.cell_final_without_score({}, { locale })
      : m.cell_score_missing({}, { locale });
  if (!isNoNumber.has(reason)) return null;
  const most = mostIn.get(column);
  if (most !== undefined) return m.cell_count({ most }, { locale });
  if (!isOfGoals.has(column)) return null;
  const bounds = { most: maxGoals };
  return mentionsForfeit(value) ? m.cell_forfeit(bounds, { locale }) : m.cell_goals(bounds, { locale });
};

const messageOf = (rejection: Rejection, locale: Language): string => {
  const { reason, value } = rejection;
  if (reason === 'refused' && isDomainErrorCode(value)) return errorText(value, locale);
  return cellText(rejection, locale) ?? m[`import/reason/${reason}`]({ line: value }, { locale });
};

/** Reasons whose value is not the text of the cell. */
const withoutCellText: ReadonlySet<RejectionReason> = new Set([
  'refused',
  'same-line',
  'same-team',
  'team-not-in-league',
  'team-of-another-category',
]);

/** The refused cells by their spreadsheet column, with a message in the language. */
export const refusedCells = (rejections: readonly Rejection[], lang: Language, most: number): RefusedCell[] =>
  rejections.slice(0, most).map((rejection) => ({
    line: rejection.line,
    column: sheetColumnOf.get(rejection.column) ?? null,
    value: withoutCellText.has(rejection.reason) ? '' : rejection.value,
    message: messageOf(rejection, lang),
    otherLine: rejection.reason === 'same-line' ? Number(rejection.value) : null,
  }));
