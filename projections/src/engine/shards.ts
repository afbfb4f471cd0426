/** Into how many shards the seasons are spread: with up to so many seasons, each has a shard of its own. */
export const seasonShards = 16;
/** What all seasons share: no season comes past an event of the catalogue that is not in the views yet. */
export const catalogueShard = 'catalogue';

export type Shard = string;

export const bucketOfSeason = (seasonId: number): number => seasonId % seasonShards;
const shardOfBucket = (bucket: number): Shard => `seasons-${bucket}`;
export const shardOfSeason = (seasonId: number): Shard => shardOfBucket(bucketOfSeason(seasonId));

/** The catalogue first. A shard's place in this list is the number of its lock. */
export const allShards: readonly Shard[] = [
  catalogueShard,
  ...Array.from({ length: seasonShards }, (_, bucket) => shardOfBucket(bucket)),
];

/** The places of these shards among the seasons' shards. */
export const bucketsOf = (shards: Iterable<Shard>): readonly number[] =>
  [...shards].map((shard) => allShards.indexOf(shard) - 1).filter((bucket) => bucket >= 0);
