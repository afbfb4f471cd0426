/** Turns a payload of one version into one of the next. Pure: the same input gives the same output for ever. */
type Upcaster = (data: unknown) => unknown;

/** Per event type the steps from version 1 on: the first turns v1 into v2, the second v2 into v3. */
export type Upcasters = Readonly<Record<string, readonly Upcaster[]>>;

export const upcasters: Upcasters = {};
