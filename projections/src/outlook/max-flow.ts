/** A network of whole capacities; edges stand in pairs, each beside its reverse. */
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

/** The edges of a shortest path with room left, the last one first; empty where there is none. */
const pathIn = ({ heads, room, edgesOf }: Network, source: number, sink: number): readonly number[] => {
  const cameBy = new Map<number, number>([[source, -1]]);
  const queue = [source];
  for (const node of queue) {
    for (const edge of edgesOf[node] ?? []) {
      const next = heads[edge] ?? 0;
      if ((room[edge] ?? 0) === 0 || cameBy.has(next)) continue;
      cameBy.set(next, edge);
      queue.push(next);
    }
    if (cameBy.has(sink)) break;
  }
  const path: number[] = [];
  for (let at = sink; cameBy.has(sink) && at !== source; ) {
    const edge = cameBy.get(at) ?? 0;
    path.push(edge);
    at = heads[edge ^ 1] ?? source;
  }
  return path;
};

/** The most that flows from source to sink (Edmonds and Karp); the network's room is used up by it. */
export const maxFlow = (network: Network, source: number, sink: number): number => {
  const { room } = network;
  let flow = 0;
  for (let path = pathIn(network, source, sink); path.length > 0; path = pathIn(network, source, sink)) {
    const most = Math.min(...path.map((edge) => room[edge] ?? 0));
    for (const edge of path) {
      room[edge] = (room[edge] ?? 0) - most;
      room[edge ^ 1] = (room[edge ^ 1] ?? 0) + most;
    }
    flow += most;
  }
  return flow;
};
