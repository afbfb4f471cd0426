/** Processes that tests kill with `kill -9` while others write. */
export const killable = ['PostgreSQL', 'EventStoreDB', 'projector', 'gateway', 'NATS'] as const;
export type Kills = Readonly<Partial<Record<(typeof killable)[number], number>>>;

/** The number of processes that the long form kills, in all tests together. */
export const allKills = 1_000;

export const sumOfKills = (several: readonly Kills[]): Kills =>
  Object.fromEntries(
    killable.map((kind) => [kind, several.reduce((sum, kills) => sum + (kills[kind] ?? 0), 0)]),
  );

export const countOf = (kills: Kills): number => Object.values(kills).reduce((sum, count) => sum + count, 0);
