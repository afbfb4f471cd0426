import type { Entry } from './entry.ts';
import { afterResponse, afterRefusal, nextToSend } from './order.ts';
import { type Outcome, post } from './outcome.ts';
import { changeEntries, readEntries } from './store.ts';

export type Sent = { readonly entry: Entry; readonly outcome: Outcome };

type Options = {
  /** Returns the logged-in member's public number; called before each entry. */
  readonly member: () => Promise<number | null>;
  readonly onSent?: (sent: Sent) => void;
  /** Obtains the captcha that the server requires for an entry; the worker has none, so the entry waits for a tab. */
  readonly solve?: (entry: Entry) => Promise<string>;
};

/** Why sending ended: nothing is left, or it continues later. */
export type Ended = 'done' | 'logged-out' | 'unanswered';

/** Returns an entry with the refused games of a grid; null when all were recorded. */
const refusedRows = (entry: Entry, data: unknown): Entry | null => {
  if (entry.procedure !== 'game.saveMany') return null;
  const { games } = data as { games: readonly { refused: { message: string } | null }[] };
  const rows = entry.input['games'] as readonly unknown[];
  const left = rows.filter((_, at) => games[at]?.refused);
  const message = games.find(({ refused }) => refused)?.refused?.message;
  if (left.length === 0 || message === undefined) return null;
  return { ...entry, input: { ...entry.input, games: left }, refusal: { code: '', message, conflict: null } };
};

const settle = (entry: Entry, outcome: Outcome) => (entries: readonly Entry[]) => {
  if (outcome.kind === 'refused') return afterRefusal(entries, entry, outcome.refusal);
  if (outcome.kind !== 'answered') return entries;
  const left = afterResponse(entries, entry, outcome.revision);
  const refused = refusedRows(entry, outcome.data);
  return refused ? [...left, refused] : left;
};

const respondTo = async (entry: Entry, solve: Options['solve']): Promise<Outcome> => {
  const { procedure, input } = entry;
  const outcome = await post(procedure, input);
  if (outcome.kind !== 'refused' || outcome.refusal.code !== 'captcha/required') return outcome;
  const captcha = await solve?.(entry).catch(() => null);
  return captcha ? post(procedure, { ...input, captcha }) : { kind: 'unanswered' };
};

const sendInTurn = async ({ member, onSent, solve }: Options): Promise<Ended> => {
  for (;;) {
    const owner = await member();
    const entry = nextToSend(await readEntries(), owner);
    if (!entry) return owner === null ? 'logged-out' : 'done';
    const outcome = await respondTo(entry, solve);
    if (outcome.kind === 'unanswered' || outcome.kind === 'logged-out') return outcome.kind;
    await changeEntries(settle(entry, outcome));
    onSent?.({ entry, outcome });
  }
};

/**
 * Sends waiting entries in order, each until it has a response. A lock lets one tab or the worker send at a time;
 * without locks, command ids ensure that each change is recorded once.
 */
export const sendAll = async (options: Options): Promise<Ended> => {
  const { locks } = navigator;
  if (!locks) return sendInTurn(options);
  return locks.request('outbox', () => sendInTurn(options));
};
