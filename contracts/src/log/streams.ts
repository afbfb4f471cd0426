export const streamKinds = [
  'season',
  'region',
  'category',
  'division',
  'city',
  'organization',
  'ruleset',
  'league',
  'team',
  'tournament',
  'game',
  'member',
  'site',
] as const;
export type StreamKind = (typeof streamKinds)[number];

/** One stream an aggregate: `game-123`. */
export type StreamName = `${StreamKind}-${number}` | `ids-${StreamKind}`;

export const streamOf = (kind: StreamKind, id: number): StreamName => `${kind}-${id}`;

/** Streams in which blocks of numeric ids are reserved; no view reads them. */
export const idsStreamOf = (kind: StreamKind): StreamName => `ids-${kind}`;
