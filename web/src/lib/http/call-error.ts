import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import { m } from '../../paraglide/messages.js';

/** An error in the page's language; `field` is null when no single field is the cause. */
export type FieldError = { readonly field: string | null; readonly message: string };

export type CallError = FieldError & {
  /** The domain code, such as `game/unknown`; empty when the server sent none, null when it did not respond. */
  readonly code: string | null;
  /** Changes that somebody else made meanwhile. */
  readonly conflict: WriteConflict | null;
};

type Data = { domainCode?: string; field?: string | null; conflict?: WriteConflict | null };

/** Maps an error of a call to its message. The server words its own errors; for all others the message is `failed`. */
export const callErrorOf = (error: unknown, failed: string = m.form_failed()): CallError => {
  const data = error instanceof Error && 'data' in error ? (error.data as Data | null | undefined) : null;
  if (!(error instanceof Error) || !data) return { code: null, field: null, message: failed, conflict: null };
  const { domainCode = '', field = null, conflict = null } = data;
  return { code: domainCode, field, message: error.message, conflict };
};
