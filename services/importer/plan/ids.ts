type ByKey = ReadonlyMap<string, number>;

/** The numeric id of everything that a dataset names, known before or new. */
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

/** The id of a name that the checks have found in the dataset. */
export const idOf = (ids: Ids, kind: keyof Ids, name: string): number => {
  const id = ids[kind].get(name);
  if (id === undefined) throw new RangeError(`no id was assigned to the ${kind} ${name}`);
  return id;
};
