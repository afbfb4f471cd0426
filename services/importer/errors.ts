/**
 * Why a row of a CSV file is rejected. The list is closed: a reason without a text in both languages does not compile.
 */
export type RejectionReason =
  | 'malformed-row'
  | 'wrong-number-of-columns'
  | 'missing-value'
  | 'too-long'
  | 'hidden-characters'
  | 'unknown-season'
  | 'unknown-league'
  | 'unknown-tournament'
  | 'unknown-category'
  | 'unknown-region'
  | 'unknown-division'
  | 'unknown-organization'
  | 'unknown-country'
  | 'league-of-another-season'
  | 'league-of-another-category'
  | 'tournament-of-another-season'
  | 'category-not-in-tournament'
  | 'division-without-league'
  | 'duplicate-team'
  | 'duplicate-game'
  | 'team-not-listed'
  | 'team-rejected'
  | 'team-not-in-league'
  | 'team-not-in-tournament'
  | 'team-of-another-category'
  | 'same-team'
  | 'two-competitions'
  | 'bad-stage'
  | 'bad-status'
  | 'bad-decision'
  | 'bad-forfeit'
  | 'bad-date'
  | 'bad-time'
  | 'bad-fair-play'
  | 'bad-count'
  | 'date-out-of-range'
  | 'date-outside-season'
  | 'not-yet-played'
  | 'not-a-whole-number'
  | 'negative-goals'
  | 'absurd-goals'
  | 'final-without-result'
  | 'scheduled-with-result'
  | 'off-with-result'
  | 'shootout-needs-one-goal'
  | 'overtime-by-one-goal'
  | 'key-of-another-game'
  | 'key-means-another'
  | 'place-taken'
  | 'names-deleted'
  | 'league-refused'
  | 'tournament-refused'
  | 'changed-on-site'
  | 'deleted-on-site'
  | 'same-line'
  | 'unclear-team'
  | 'unclear-league'
  | 'not-a-game'
  | 'no-team-known'
  | 'opponent-unknown'
  | 'not-in-table'
  | 'unknown-zone'
  | 'unread-recurrence'
  | 'malformed-entry'
  | 'gone-from-source'
  | 'unclear-game'
  | 'left-out'
  | 'hidden'
  | 'held'
  | 'refused';

/**
 * A rejected row. `line` counts from 1, including the header; it is 0 for dataset.json. `column` is empty when the
 * whole row is invalid.
 */
export type Rejection = {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly reason: RejectionReason;
};

/** Thrown by the checks of one row and caught where rows are read, so only the first error of a row is reported. */
export class RowError extends Error {
  override name = 'RowError';
  readonly column: string;
  readonly value: string;
  readonly reason: RejectionReason;

  constructor(column: string, value: string, reason: RejectionReason) {
    super(reason);
    this.column = column;
    this.value = value;
    this.reason = reason;
  }
}

/** Why a whole dataset is refused. Nothing of it is written. */
export type DatasetErrorDetails =
  | { readonly code: 'no-folder-given' }
  | { readonly code: 'bad-option'; readonly option: string }
  | { readonly code: 'not-a-folder'; readonly path: string }
  | { readonly code: 'missing-file'; readonly file: string }
  | {
      readonly code: 'file-too-big';
      readonly file: string;
      readonly megabytes: number;
      readonly limit: number;
    }
  | { readonly code: 'not-utf-8'; readonly file: string; readonly line: number }
  | { readonly code: 'utf-16'; readonly file: string }
  | { readonly code: 'invalid-json'; readonly file: string; readonly detail: string }
  | { readonly code: 'wrong-format'; readonly found: string }
  | { readonly code: 'invalid-dataset'; readonly problems: readonly DatasetProblem[] }
  | { readonly code: 'missing-columns'; readonly file: string; readonly columns: readonly string[] }
  | { readonly code: 'semicolons'; readonly file: string }
  | { readonly code: 'empty-file'; readonly file: string }
  | { readonly code: 'malformed-csv'; readonly file: string; readonly line: number };

/** A problem in dataset.json, with its path, such as `leagues[3].category`. */
export type DatasetProblem = {
  readonly path: string;
  readonly problem:
    | 'invalid'
    | 'missing'
    | 'too-long'
    | 'hidden-characters'
    | 'date-out-of-range'
    | 'too-early'
    | 'unknown-key'
    | 'duplicate-key'
    | 'duplicate-place'
    | 'dates-reversed'
    | 'not-of-the-season'
    | 'outside-the-season';
  readonly value: string;
};

export class DatasetError extends Error {
  override name = 'DatasetError';
  readonly details: DatasetErrorDetails;

  constructor(details: DatasetErrorDetails) {
    super(details.code);
    this.details = details;
  }
}
