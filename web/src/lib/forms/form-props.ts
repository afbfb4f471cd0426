import type { FormRequest, Made } from './form-request.ts';

/** What a form reports after saving: the message, the page of what changed, and how to undo it. */
export type Saved = {
  readonly message: string;
  readonly path?: string | null;
  /** May be called again after it failed or, for an action of many changes, left some of them `refused`. */
  readonly undo?: () => Promise<unknown>;
  /** What the form has added, for the page that asked for it. */
  readonly made?: Made;
};
export type FormProps = {
  /** Id of the form's entity, `?id=` in the URL; null when the form adds one. */
  readonly id: number | null;
  /** What the page that opened the form asked of it; null when nothing. */
  readonly request: FormRequest | null;
  readonly close: () => void;
  /** Closes the form, shows a toast and refetches the page's queries. */
  readonly saved: (saved: Saved) => void;
};
