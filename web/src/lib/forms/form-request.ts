import { createListeners } from '../state/listeners.ts';

/** Request of a page to the form that it opens. It is in the history's state, so that a reload does not lose it. */
export type FormRequest = {
  /** Initial name of the new entity. */
  readonly name: string;
  /** True when the member who adds the entity also becomes its supervisor. */
  readonly supervise: boolean;
  /** Purpose of the entity, in a format of the page. */
  readonly of: string;
  /** Id of the element that gets the focus once the entity exists. */
  readonly focus: string;
};

/** An entity that a form has added. */
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

/** Notifies the page below a form of the entity that it requested. */
export const madeInForm = createListeners<MadeFor>();
