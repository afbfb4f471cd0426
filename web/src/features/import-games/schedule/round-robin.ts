/** A game that is to be placed: which teams, by their places in a list, and in which round. */
export type Pairing = { readonly round: number; readonly home: number; readonly away: number };

const turned = ({ round, home, away }: Pairing): Pairing => ({ round, home: away, away: home });

/** Everybody against everybody once, by the circle method; with an odd number, one team has a bye each round. */
const once = (teams: number): Pairing[] => {
  const places = teams + (teams % 2);
  const last = places - 1;
  const pairings: Pairing[] = [];
  for (let round = 0; round < last; round += 1) {
    // The one who stays in its place plays at home every other round; of the others, those before and behind it do in turns.
    const fixed = { round, home: last, away: round };
    pairings.push(round % 2 === 0 ? fixed : turned(fixed));
    for (let step = 1; step < places / 2; step += 1) {
      const pairing = { round, home: (round + step) % last, away: (round - step + last) % last };
      pairings.push(step % 2 === 0 ? pairing : turned(pairing));
    }
  }
  // The last place is nobody's where the teams are odd in number.
  return pairings.filter(({ home, away }) => home < teams && away < teams);
};

/**
 * Each pair of teams `times` times, home and away in turns; rounds from 0, in none of which a team plays twice.
 * With fewer than two teams there is nothing to play.
 */
export const roundRobin = (teams: number, times: number): Pairing[] => {
  if (teams < 2) return [];
  const first = once(teams);
  const rounds = teams + (teams % 2) - 1;
  return Array.from({ length: times }, (_, leg) =>
    first.map((pairing) => {
      const moved = { ...pairing, round: pairing.round + leg * rounds };
      return leg % 2 === 0 ? moved : turned(moved);
    }),
  ).flat();
};

/** How many rounds that takes. */
export const roundsOf = (teams: number, times: number): number =>
  teams < 2 ? 0 : (teams + (teams % 2) - 1) * times;
