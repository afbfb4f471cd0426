import type { Recorded } from '@rondelle/contracts/log/event.ts';

/** The columns of a version about its recording. `after` is null for a deletion. */
export const versionOf = (event: Recorded, after: object | null) => ({
  revision: Number(event.revision),
  deleted: after === null,
  recordedAt: event.recordedAt,
  position: event.position,
});

/**
 * Makes a version of a row whenever its picked columns change. Other changes of the row make no version. A deletion
 * repeats the previous columns.
 */
export const versionsOf =
  <Row extends object, Picked extends object>(pick: (row: Row) => Picked) =>
  (event: Recorded, before: Row | undefined, after: Row | null) => {
    const row = after ?? before;
    if (!row) return null;
    const isSame = before && after && JSON.stringify(pick(before)) === JSON.stringify(pick(after));
    return isSame ? null : { ...pick(row), ...versionOf(event, after) };
  };
