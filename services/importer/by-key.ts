/** Returns rows by the keys that datasets give them. Rows without a key are left out. */
export const byKey = <Row extends { readonly sourceKey: string | null }>(
  rows: readonly Row[],
): Map<string, Row> =>
  new Map(rows.flatMap((row) => (row.sourceKey === null ? [] : [[row.sourceKey, row] as const])));
