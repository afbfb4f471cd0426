import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import { m } from '../paraglide/messages.js';

/** What is wrong, in the language of the page; `field` is null where it is no single field’s fault. */
export type Fault = { readonly field: string | null; readonly message: string };

export type Refusal = Fault & {
  /** The domain’s word for it, such as `game/unknown`, if it has one; null where the server has not answered. */
  readonly code: string | null;
  /** What somebody else changed meanwhile. */
  readonly conflict: WriteConflict | null;
};

type Data = { domainCode?: string; field?: string | null; conflict?: WriteConflict | null };

/** What an error of a call says: the server words its refusals itself, everything else is `failed`. */
export const refusalOf = (error: unknown, failed: string = m.form_failed()): Refusal => {
  const data = error instanceof Error && 'data' in error ? (error.data as Data | null | undefined) : null;
  if (!(error instanceof Error) || !data) return { code: null, field: null, message: failed, conflict: null };
  const { domainCode = '', field = null, conflict = null } = data;
  return { code: domainCode, field, message: error.message, conflict };
};
