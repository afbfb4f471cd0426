import { callErrorOf } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';

type Outcome = {
  readonly message: string;
  /** True when a second attempt may succeed. */
  readonly again: boolean;
};

/** Temporary errors; all others would recur. Null: the server did not respond. */
const temporary: ReadonlySet<string | null> = new Set([null, 'views/behind', 'request/too-many']);

const isPartial = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'refused' in result &&
  Array.isArray(result.refused) &&
  result.refused.length > 0;

/** Undoes a saved change and returns the outcome. */
export const outcomeOfUndo = async (undo: () => Promise<unknown>): Promise<Outcome> => {
  try {
    const isLeft = isPartial(await undo());
    return { message: isLeft ? m.undo_together_partly() : m.toast_undone(), again: isLeft };
  } catch (error) {
    const { code, message } = callErrorOf(error);
    return { message, again: temporary.has(code) };
  }
};
