/** Counts of a gateway's live connections since it started. */
export type LiveCounts = {
  /** Open at present. */
  connections: number;
  /** Messages that named a changed topic. */
  hints: number;
  /** Connections closed by the gateway: the client was silent, did not read, or sent too much. */
  dropped: number;
  /** Refused handshakes. */
  refused: number;
};

export const newLiveCounts = (): LiveCounts => ({ connections: 0, hints: 0, dropped: 0, refused: 0 });
