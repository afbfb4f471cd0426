/** Number of shards for the seasons. Up to this many seasons, each has a shard of its own. */
export const seasonShards = 16;
/** The shard of data that all seasons share. No season advances past a catalogue event that is not in the views yet. */
export const catalogueShard = 'catalogue';

export type Shard = string;

export const bucketOfSeason = (seasonId: number): number => seasonId % seasonShards;
const shardOfBucket = (bucket: number): Shard => `seasons-${bucket}`;
export const shardOfSeason = (seasonId: number): Shard => shardOfBucket(bucketOfSeason(seasonId));

/** All shards, the catalogue first. The index of a shard in this list is the number of its lock. */
export const allShards: readonly Shard[] = [
  catalogueShard,
  ...Array.from({ length: seasonShards }, (_, bucket) => shardOfBucket(bucket)),
];

/** Returns the indexes of these shards among the seasons' shards. */
export const bucketsOf = (shards: Iterable<Shard>): readonly number[] =>
  [...shards].map((shard) => allShards.indexOf(shard) - 1).filter((bucket) => bucket >= 0);
