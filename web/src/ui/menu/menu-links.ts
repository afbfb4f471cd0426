/** One line of a menu. */
export type MenuEntry = {
  readonly name: string;
  readonly href: string;
  /** This very page, or the choice that it shows. */
  readonly current?: 'page' | 'true' | undefined;
};

/** Lines of a menu that belong together, under a heading where they have one. */
export type MenuGroup = { readonly name?: string; readonly entries: readonly MenuEntry[] };
