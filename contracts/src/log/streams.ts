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

/** One stream per aggregate: `game-123`. */
export type StreamName = `${StreamKind}-${number}` | `ids-${StreamKind}`;

export const streamOf = (kind: StreamKind, id: number): StreamName => `${kind}-${id}`;

/** Streams that reserve blocks of numeric ids; no view reads them. */
export const idsStreamOf = (kind: StreamKind): StreamName => `ids-${kind}`;
