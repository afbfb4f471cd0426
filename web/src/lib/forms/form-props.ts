import type { FormRequest, Made } from './form-request.ts';

/** Report of a form after saving: the message, the page of what changed, and how to undo it. */
export type Saved = {
  readonly message: string;
  readonly path?: string | null;
  /** May be called again after it failed or, for an action of many changes, left some of them `refused`. */
  readonly undo?: () => Promise<unknown>;
  /** The added entity, for the page that requested it. */
  readonly made?: Made;
};
export type FormProps = {
  /** Also the text of the button of a form that adds or deletes. */
  readonly title: string;
  /** Id of the form's entity, `?id=` in the URL; null when the form adds one. */
  readonly id: number | null;
  /** Request of the page that opened the form; null when there is none. */
  readonly request: FormRequest | null;
  readonly close: () => void;
  /** Closes the form, shows a toast and refetches the page's queries. */
  readonly saved: (saved: Saved) => void;
};
