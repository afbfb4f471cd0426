/** What a form tells when it has saved: what changed, by name, where it is, and how to take it back. */
export type Saved = {
  readonly message: string;
  readonly path?: string | null;
  readonly undo?: () => Promise<unknown>;
};
export type FormProps = {
  /** The thing that the form is about, `?id=` in the URL; null where it adds one. */
  readonly id: number | null;
  readonly close: () => void;
  /** Closes the form, says what changed and asks everything on the page anew. */
  readonly saved: (saved: Saved) => void;
};
