import type { Decision } from '@rondelle/contracts/competition/vocabulary.ts';
import { newCommandId } from '../../../lib/new-command-id.ts';

/** One line of the grid, as it was typed or pasted. */
export type Row = {
  /** What is recorded under this id is recorded once. */
  readonly commandId: string;
  readonly date: string;
  /** As they were pasted; the form of a name that no team has is kept until a team is chosen. */
  readonly home: string;
  readonly away: string;
  readonly homeTeamId: string;
  readonly awayTeamId: string;
  readonly homeGoals: string;
  readonly awayGoals: string;
  readonly decidedIn: Decision;
  /** The game’s page once it is saved. */
  readonly saved: string | null;
  /** Why the server did not take it. */
  readonly refused: string | null;
};

export const emptyRow = (date = ''): Row => ({
  commandId: newCommandId(),
  date,
  home: '',
  away: '',
  homeTeamId: '',
  awayTeamId: '',
  homeGoals: '',
  awayGoals: '',
  decidedIn: 'regulation',
  saved: null,
  refused: null,
});

/** A date alone is no game. */
export const isEmpty = ({ home, away, homeTeamId, awayTeamId, homeGoals, awayGoals }: Row): boolean =>
  [home, away, homeTeamId, awayTeamId, homeGoals, awayGoals].every((text) => text === '');

/** A changed row is another game to the server: it must not be taken for the one that was sent before. */
export const changed = (row: Row, changes: Partial<Row>): Row => ({
  ...row,
  ...changes,
  commandId: newCommandId(),
  refused: null,
});
