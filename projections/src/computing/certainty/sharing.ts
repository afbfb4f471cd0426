import type { Shares } from '../season-race/endings.ts';
import { addEdge, maxFlow, type Network, networkOf, type Work } from './max-flow.ts';

/** Two teams and the number of open games between them. */
export type Pair = readonly [one: number, other: number, games: number];
type Others = { readonly pairs: readonly Pair[]; readonly shares: Shares };
/** The units that the first team of each pair gets from their games; the second gets the rest. */
export type Shared = readonly number[];

export const pairsOf = (games: readonly (readonly [number, number])[]): readonly Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const [home, away] of games) {
    const [one, other] = [Math.min(home, away), Math.max(home, away)];
    const key = `${one} ${other}`;
    pairs.set(key, [one, other, (pairs.get(key)?.[2] ?? 0) + 1]);
  }
  return [...pairs.values()];
};

type Flow = {
  readonly network: Network;
  readonly all: number;
  readonly sink: number;
  /** For each pair, the edges to its first and second team; −1 when the network does not have the team. */
  readonly edges: readonly (readonly [number, number])[];
};

/** Builds a network in which pairs distribute the units of their games to those of their teams that have a limit. */
const networkFor = (pairs: readonly Pair[], units: number, limits: ReadonlyMap<number, number>): Flow => {
  const teams = [...limits.keys()];
  const network = networkOf(pairs.length + teams.length + 2);
  const sink = pairs.length + teams.length + 1;
  const nodeOf = new Map(teams.map((team, index) => [team, pairs.length + 1 + index]));
  const edges = pairs.map(([one, other, games], index) => {
    addEdge(network, 0, index + 1, games * units);
    const toward = (team: number): number => {
      const node = nodeOf.get(team);
      if (node === undefined) return -1;
      addEdge(network, index + 1, node, games * units);
      return network.heads.length - 2;
    };
    return [toward(one), toward(other)] as const;
  });
  for (const [team, limit] of limits) addEdge(network, nodeOf.get(team) ?? sink, sink, limit);
  return { network, sink, edges, all: pairs.reduce((sum, [, , games]) => sum + games * units, 0) };
};

/** The flow along an edge is the room of its reverse edge. */
const flowAlong = ({ room }: Network, edge: number): number => (edge < 0 ? 0 : (room[edge + 1] as number));

/** A distribution of units; null when `missing` units are left over. When `work` ran out, `missing` may be too high. */
export type Sharing =
  | { readonly shared: Shared; readonly missing: 0 }
  | { readonly shared: null; readonly missing: number };

/** Distributes units so that no team of `limits` exceeds its limit, which is not negative. */
export const sharedUnder = (
  { pairs, shares }: Others,
  limits: ReadonlyMap<number, number>,
  work: Work,
): Sharing => {
  const inner = pairs.filter(([one, other]) => limits.has(one) && limits.has(other));
  const { network, sink, edges, all } = networkFor(inner, shares.units, limits);
  const missing = shares.units > 0 ? all - maxFlow(network, 0, sink, work) : 0;
  if (missing > 0) return { shared: null, missing };
  const inside = new Map(inner.map((pair, at) => [pair, flowAlong(network, edges[at]?.[0] ?? -1)]));
  const shared = pairs.map((pair) => {
    const [one, other, games] = pair;
    // A team without a limit gets all units of its games against a limited team.
    if (limits.has(one) !== limits.has(other)) return limits.has(one) ? 0 : games * shares.units;
    return inside.get(pair) ?? 0;
  });
  return { shared, missing: 0 };
};

/** Distributes units so that each team of `needs` gets as many as it needs. */
export const sharedToFill = (
  { pairs, shares }: Others,
  needs: ReadonlyMap<number, number>,
  work: Work,
): Sharing => {
  const wanted = new Map([...needs].filter(([, need]) => need > 0));
  const touching = pairs.filter(([one, other]) => wanted.has(one) || wanted.has(other));
  const { network, sink, edges } = networkFor(touching, shares.units, wanted);
  const need = [...wanted.values()].reduce((sum, one) => sum + one, 0);
  const missing = need - maxFlow(network, 0, sink, work);
  if (missing > 0) return { shared: null, missing };
  const units = new Map(
    touching.map((pair, at) => {
      const [first, second] = edges[at] ?? [-1, -1];
      // Units that neither team needs go to one that has a need.
      return [pair, first < 0 ? 0 : pair[2] * shares.units - flowAlong(network, second)] as const;
    }),
  );
  return { shared: pairs.map((pair) => units.get(pair) ?? 0), missing: 0 };
};
