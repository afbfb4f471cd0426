/** What has become of the live lines of a gateway since it started. */
export type LiveCounts = {
  /** Open now. */
  connections: number;
  /** Messages that named something that has changed. */
  hints: number;
  /** Lines that were ended here: the other end was silent, did not read, or said far too much. */
  dropped: number;
  /** Handshakes that were not answered with a line. */
  refused: number;
};

export const newLiveCounts = (): LiveCounts => ({ connections: 0, hints: 0, dropped: 0, refused: 0 });
