/** Additions of a game, such as fair-play points or penalty minutes: each team's mean, and how far games stray. */
export type PerGame = { readonly means: readonly number[]; readonly spread: number };

/** Games of the league's mean that each team starts with, since a few games say little about a team. */
const priorGames = 4;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Estimates what teams add in a game from what they and their league have added. `usual`: before any game. */
export const perGameOf = (
  byTeam: readonly (readonly number[])[],
  usual: { readonly mean: number; readonly spread: number },
): PerGame => {
  const all = byTeam.flat();
  const ofLeague = all.length === 0 ? usual.mean : sumOf(all) / all.length;
  const strays = byTeam.flatMap((own) => {
    const mean = sumOf(own) / Math.max(1, own.length);
    return own.map((value) => (value - mean) ** 2);
  });
  // One degree of freedom goes to the mean of each team.
  const free = all.length - byTeam.filter((own) => own.length > 0).length;
  return {
    means: byTeam.map((own) => (sumOf(own) + priorGames * ofLeague) / (own.length + priorGames)),
    spread: free < priorGames ? usual.spread : Math.sqrt(sumOf(strays) / free),
  };
};
