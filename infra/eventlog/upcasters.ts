/** Converts a payload to the next version. Pure, and never changed once released. */
type Upcaster = (data: unknown) => unknown;

/** Steps by event type: the first converts v1 to v2, the second v2 to v3. */
export type Upcasters = Readonly<Record<string, readonly Upcaster[]>>;

export const upcasters: Upcasters = {};
