/** One link of a menu. */
export type MenuEntry = {
  readonly name: string;
  readonly href: string;
  /** `page` for the current page, `true` for the current choice. */
  readonly current?: 'page' | 'true' | undefined;
};

/** Links of a menu that belong together, with an optional heading. */
export type MenuGroup = { readonly name?: string; readonly entries: readonly MenuEntry[] };
