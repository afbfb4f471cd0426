/** A game without a slot: its round, from 0, and the indexes of its teams in a list. */
export type Pairing = { readonly round: number; readonly home: number; readonly away: number };

const turned = ({ round, home, away }: Pairing): Pairing => ({ round, home: away, away: home });

/** Pairs each team with every other once, by the circle method; an odd number gives one team a bye each round. */
const once = (teams: number): Pairing[] => {
  const places = teams + (teams % 2);
  const last = places - 1;
  const pairings: Pairing[] = [];
  for (let round = 0; round < last; round += 1) {
    // Balance: the fixed team is at home every other round; in the other pairings, home alternates with the step.
    const fixed = { round, home: last, away: round };
    pairings.push(round % 2 === 0 ? fixed : turned(fixed));
    for (let step = 1; step < places / 2; step += 1) {
      const pairing = { round, home: (round + step) % last, away: (round - step + last) % last };
      pairings.push(step % 2 === 0 ? pairing : turned(pairing));
    }
  }
  // With an odd number of teams, the last index is the bye.
  return pairings.filter(({ home, away }) => home < teams && away < teams);
};

/**
 * Pairs each two teams `times` times, alternating home and away. No team plays twice in a round; rounds start at 0.
 * Returns an empty list for fewer than two teams.
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

/** Returns the number of rounds of `roundRobin`. */
export const roundsOf = (teams: number, times: number): number =>
  teams < 2 ? 0 : (teams + (teams % 2) - 1) * times;
