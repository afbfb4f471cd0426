import { isDeepStrictEqual } from 'node:util';
import type { PlainCommand } from './model-command.ts';

/** What the rules make of a command: a refusal by its code, or the facts that are added (none: nothing to do). */
export type Verdict =
  | { readonly refused: string }
  | { readonly facts: readonly { readonly type: string; readonly data: unknown }[] };

/** A line of a clerk's register: named values and nothing else. */
export type Card = Readonly<Record<string, unknown>>;

export const fact = (type: string, data: object): Verdict => ({ facts: [{ type, data }] });
export const nothing: Verdict = { facts: [] };
export const no = (refused: string): Verdict => ({ refused });
export const unlessSame = (before: unknown, after: unknown, otherwise: Verdict): Verdict =>
  isDeepStrictEqual(before, after) ? nothing : otherwise;

export const only = (fields: readonly string[], from: object): Card =>
  Object.fromEntries(Object.entries(from).filter(([name]) => fields.includes(name)));
export const allBut = (fields: readonly string[], from: object): Card =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !fields.includes(name)));

/** The command without its envelope. */
export const said = (command: PlainCommand): Card => allBut(['type', 'commandId', 'ifRevision'], command);
