import { createListeners } from '../state/listeners.ts';

/** What a page asks of the form that it opens. It is in the history's state, so that a reload does not lose it. */
export type FormRequest = {
  /** The name that the new thing begins with. */
  readonly name: string;
  /** Whether whoever adds the thing also becomes its supervisor. */
  readonly supervise: boolean;
  /** What the page wants the thing for, in its own words. */
  readonly of: string;
  /** Id of the element that gets the focus once the thing is there. */
  readonly focus: string;
};

/** A thing that a form has added. */
export type Made = { readonly id: number; readonly name: string };

/** `isUndone`: it was deleted again from the toast. */
export type MadeFor = { readonly request: FormRequest; readonly made: Made; readonly isUndone: boolean };

const isRequest = (value: unknown): value is FormRequest =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'of', 'focus'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  typeof Reflect.get(value, 'supervise') === 'boolean';

/** Reads the request in the history's state; null when there is none. */
export const requestIn = (state: unknown): FormRequest | null => {
  if (typeof state !== 'object' || state === null || !('request' in state)) return null;
  return isRequest(state.request) ? state.request : null;
};

/** Notifies the page below a form of what it asked for. */
export const madeInForm = createListeners<MadeFor>();
