import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';

/** Procedures that may be sent later, when there is no connection. */
export type SentLater =
  | 'game.record'
  | 'game.schedule'
  | 'game.edit'
  | 'game.saveMany'
  | 'game.start'
  | 'game.stop'
  | 'game.changeLiveScore'
  | 'game.recordResult'
  | 'chat.send';

/** Why the server refused a change, with its message and any conflicting change. */
export type EntryRefusal = {
  readonly code: string;
  readonly message: string;
  readonly conflict: WriteConflict | null;
};

/** A change in the outbox, stored in this browser until the server has responded. */
export type Entry = {
  /** The server records a command id once, however often it is sent. */
  readonly commandId: string;
  /** Entries are sent in this order. */
  readonly seq: number;
  /** Public number of the member who made the change; it is sent only in their session. */
  readonly owner: number;
  readonly procedure: SentLater;
  readonly input: Readonly<Record<string, unknown>>;
  /** Subject of the change, such as `game 12`: entries of one chain are sent strictly in order. */
  readonly chain: string | null;
  /** Description of the change, and the page of its subject. */
  readonly label: string;
  readonly path: string | null;
  /** Why the change was refused; not resent until the member decides. */
  readonly refusal: EntryRefusal | null;
  /**
   * The revision made by the change. A sent entry is retained for a while so that later changes of its chain can
   * expect that revision.
   */
  readonly answered: string | null;
};

/** Returns whether an entry is a chat message; its room displays it. */
export const isMessage = ({ procedure }: Pick<Entry, 'procedure'>): boolean => procedure === 'chat.send';
