type ByKey = ReadonlyMap<string, number>;

/** The numeric ids of everything that a dataset names, recorded or newly reserved. */
export type Ids = {
  readonly season: ByKey;
  readonly ruleset: ByKey;
  readonly region: ByKey;
  readonly category: ByKey;
  readonly division: ByKey;
  readonly city: ByKey;
  readonly organization: ByKey;
  readonly team: ByKey;
  readonly league: ByKey;
  readonly tournament: ByKey;
};

/** Creates a value for each kind that a dataset names. */
export const ofEachKind = <Value>(create: () => Value): Record<keyof Ids, Value> => ({
  season: create(),
  ruleset: create(),
  region: create(),
  category: create(),
  division: create(),
  city: create(),
  organization: create(),
  team: create(),
  league: create(),
  tournament: create(),
});

/** Returns the id of a name. Throws `RangeError` when none was assigned, which the checks of the dataset prevent. */
export const idOf = (ids: Ids, kind: keyof Ids, name: string): number => {
  const id = ids[kind].get(name);
  if (id === undefined) throw new RangeError(`no id was assigned to the ${kind} ${name}`);
  return id;
};
