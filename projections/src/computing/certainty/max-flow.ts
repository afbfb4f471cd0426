/** A flow network with integer capacities. Each edge is stored next to its reverse edge, at index `edge ^ 1`. */
export type Network = {
  readonly heads: number[];
  readonly room: number[];
  readonly edgesOf: number[][];
};

export const networkOf = (nodes: number): Network => ({
  heads: [],
  room: [],
  edgesOf: Array.from({ length: nodes }, () => []),
});

export const addEdge = (
  { heads, room, edgesOf }: Network,
  from: number,
  to: number,
  capacity: number,
): void => {
  edgesOf[from]?.push(heads.length);
  heads.push(to);
  room.push(capacity);
  edgesOf[to]?.push(heads.length);
  heads.push(from);
  room.push(0);
};

type Search = { readonly cameBy: Int32Array; readonly queue: Int32Array };

/** The work that flows may still cost: the edges that they look at. A flow that ends without any left may be too small. */
export type Work = { left: number };

/**
 * Searches for a shortest path to the sink along edges with room. `cameBy` holds the edge by which each node was
 * reached.
 */
const isReached = (
  { heads, room, edgesOf }: Network,
  source: number,
  sink: number,
  { cameBy, queue }: Search,
  work: Work,
): boolean => {
  cameBy.fill(-1);
  cameBy[source] = -2;
  queue[0] = source;
  for (let at = 0, end = 1; at < end; at += 1) {
    const edges = edgesOf[queue[at] as number] as number[];
    work.left -= edges.length;
    for (const edge of edges) {
      const next = heads[edge] as number;
      if (room[edge] === 0 || cameBy[next] !== -1) continue;
      cameBy[next] = edge;
      if (next === sink) return true;
      queue[end] = next;
      end += 1;
    }
  }
  return false;
};

/**
 * Returns the maximum flow from source to sink (Edmonds–Karp), as far as the work goes. Changes the network's `room` to
 * the residual capacities.
 */
export const maxFlow = (network: Network, source: number, sink: number, work: Work): number => {
  const { heads, room, edgesOf } = network;
  const search = { cameBy: new Int32Array(edgesOf.length), queue: new Int32Array(edgesOf.length) };
  const { cameBy } = search;
  const before = (node: number): number => heads[(cameBy[node] as number) ^ 1] as number;
  let flow = 0;
  while (work.left > 0 && isReached(network, source, sink, search, work)) {
    let most = Number.POSITIVE_INFINITY;
    for (let node = sink; node !== source; node = before(node))
      most = Math.min(most, room[cameBy[node] as number] as number);
    for (let node = sink; node !== source; node = before(node)) {
      const edge = cameBy[node] as number;
      room[edge] = (room[edge] as number) - most;
      room[edge ^ 1] = (room[edge ^ 1] as number) + most;
    }
    flow += most;
  }
  return flow;
};
