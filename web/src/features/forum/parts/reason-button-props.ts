export type ReasonButtonProps = {
  /** The button's text. */
  readonly children: string;
  /** The accessible name, when the button's text alone is not enough. */
  readonly label?: string | undefined;
  readonly why: string;
  readonly variant: 'subtle' | 'default';
  readonly reasons: readonly { readonly words: string; readonly choose: () => void }[];
};
