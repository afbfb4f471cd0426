/** The results that an importer can neither see nor correct. */
export type HiddenResults = {
  /** The leagues whose results are hidden from the importer. */
  readonly leagues: ReadonlySet<number>;
  /** The games there whose result the importer set. */
  readonly own: ReadonlySet<number>;
};

type Game = { readonly id: number; readonly leagueId: number | null; readonly status: string };

/** Returns whether a game's result is hidden from the importer. */
export const hidingFrom =
  (hidden: HiddenResults | undefined) =>
  ({ id, leagueId, status }: Game): boolean =>
    status === 'final' && leagueId !== null && !!hidden?.leagues.has(leagueId) && !hidden.own.has(id);
