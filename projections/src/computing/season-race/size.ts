/** No real league is larger. A larger table would take too long to compute, for whoever asks. */
const most = { teams: 100, games: 3_000 };

/** Returns whether a table is too large for forecasts and certainties. */
export const isTooLarge = ({
  teamIds,
  games,
}: {
  readonly teamIds: { readonly size: number };
  readonly games: { readonly length: number };
}): boolean => teamIds.size > most.teams || games.length > most.games;
