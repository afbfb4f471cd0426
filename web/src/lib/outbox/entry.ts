import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';

/** What is sent later where there is no connection. */
export type SentLater =
  | 'game.record'
  | 'game.schedule'
  | 'game.edit'
  | 'game.saveMany'
  | 'game.start'
  | 'game.stop'
  | 'game.changeLiveScore'
  | 'game.recordResult';

/** Why the server did not take a change: in its words, with what somebody else has changed meanwhile. */
export type EntryRefusal = {
  readonly code: string;
  readonly message: string;
  readonly conflict: WriteConflict | null;
};

/** A change that waits to be sent; kept in this browser until the server has answered. */
export type Entry = {
  /** It is recorded once under this id, however often it is sent. */
  readonly commandId: string;
  /** Changes go out in the order of these numbers. */
  readonly seq: number;
  /** The public number of the member who made it: it is sent as theirs or not at all. */
  readonly owner: number;
  readonly procedure: SentLater;
  readonly input: Readonly<Record<string, unknown>>;
  /** What it changes, such as `game 12`: of one thing each change waits for the one before it. */
  readonly chain: string | null;
  /** What it is, in words, and the page that it is about. */
  readonly label: string;
  readonly path: string | null;
  /** It is not sent again until somebody has decided. */
  readonly refusal: EntryRefusal | null;
  /** The revision that it has made: it was sent, and says for a while where what follows begins. */
  readonly answered: string | null;
};
