import { isDeepStrictEqual } from 'node:util';
import type { PlainCommand } from './model-command.ts';

/** The outcome of a command under the rules: an error code, or the events to append (none when nothing changes). */
export type Verdict =
  | { readonly refused: string }
  | { readonly facts: readonly { readonly type: string; readonly data: unknown }[] };

/** A flat record of named values. */
export type Card = Readonly<Record<string, unknown>>;

export const fact = (type: string, data: object): Verdict => ({ facts: [{ type, data }] });
export const nothing: Verdict = { facts: [] };
export const no = (refused: string): Verdict => ({ refused });
export const unlessSame = (before: unknown, after: unknown, otherwise: Verdict): Verdict =>
  isDeepStrictEqual(before, after) ? nothing : otherwise;

export const only = (fields: readonly string[], from: object): Card =>
  Object.fromEntries(Object.entries(from).filter(([name]) => fields.includes(name)));
export const omit = (fields: readonly string[], from: object): Card =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !fields.includes(name)));

/** The command without its envelope. */
export const fieldsOf = (command: PlainCommand): Card => omit(['type', 'commandId', 'ifRevision'], command);
