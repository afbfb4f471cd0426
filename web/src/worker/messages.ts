/** Messages of pages to the worker. */
export type ToWorker =
  /** The reader wants the new version. */
  | { readonly type: 'take-over' }
  /** Pages that the reader will want offline; `withFiles`: with the files that are needed to enter results there. */
  | { readonly type: 'keep'; readonly addresses: readonly string[]; readonly withFiles: boolean }
  /** Deletes all stored pages and results. */
  | { readonly type: 'forget' };

const mostAddresses = 60;

/** Parses a message from a page, within bounds; null when it is malformed. */
export const messageIn = (data: unknown): ToWorker | null => {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'take-over' || data.type === 'forget') return { type: data.type };
  if (data.type !== 'keep' || !('addresses' in data) || !Array.isArray(data.addresses)) return null;
  const addresses = data.addresses.filter(
    (address): address is string => typeof address === 'string' && address.length <= 512,
  );
  const withFiles = 'withFiles' in data && data.withFiles === true;
  return { type: 'keep', addresses: addresses.slice(0, mostAddresses), withFiles };
};
