import type { EntryRefusal } from './entry.ts';

/** Outcome of sending a change. */
export type Outcome =
  | { readonly kind: 'answered'; readonly revision: string | null; readonly data: unknown }
  | { readonly kind: 'refused'; readonly refusal: EntryRefusal }
  /** The session has ended: the entry waits until its member logs in. */
  | { readonly kind: 'logged-out' }
  /** No response, a server error, a rate limit, or views that are behind: resent. */
  | { readonly kind: 'unanswered' };

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const unanswered: ReadonlySet<string> = new Set(['views/behind', 'request/too-many']);

/**
 * Too many messages are refused: the author decides when to send them again, and changes behind them do not wait for
 * hours.
 */
const mayWait = (procedure: string, code: string): boolean =>
  unanswered.has(code) && !(procedure === 'chat.send' && code === 'request/too-many');

/** Parses a procedure's tRPC response. Any other body, such as that of a proxy or of a guest network, counts as no response. */
export const outcomeOf = (procedure: string, body: unknown): Outcome => {
  const recorded = member(member(body, 'result'), 'data');
  if (recorded !== undefined)
    return { kind: 'answered', revision: text(member(recorded, 'revision')), data: recorded };
  const error = member(body, 'error');
  const data = member(error, 'data');
  if (data === undefined) return { kind: 'unanswered' };
  const code = text(member(data, 'domainCode')) ?? '';
  if (mayWait(procedure, code) || Number(member(data, 'httpStatus')) >= 500) return { kind: 'unanswered' };
  if (code === 'session/required') return { kind: 'logged-out' };
  const conflict = (member(data, 'conflict') ?? null) as EntryRefusal['conflict'];
  return { kind: 'refused', refusal: { code, message: text(member(error, 'message')) ?? '', conflict } };
};

const patienceMs = 20_000;

/** Sends a change once, with a timeout. Never rejects. */
export const post = async (procedure: string, input: object): Promise<Outcome> => {
  try {
    const response = await fetch(`/trpc/${procedure}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(patienceMs),
    });
    return outcomeOf(procedure, await response.json());
  } catch {
    return { kind: 'unanswered' };
  }
};
