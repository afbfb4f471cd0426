export type AskWhyProps = {
  /** What it does. */
  readonly children: string;
  /** The whole of it, where the button alone says less. */
  readonly label?: string | undefined;
  readonly why: string;
  readonly variant: 'subtle' | 'default';
  readonly reasons: readonly { readonly words: string; readonly choose: () => void }[];
};
