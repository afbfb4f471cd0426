/** Limit of the unpacked size, in bytes: a hundred times a season of games. */
export const mostUnpacked = 150_000_000;

const endMark = 0x06_05_4b_50;
const entryMark = 0x02_01_4b_50;

/**
 * Returns the unpacked size that a ZIP declares, in bytes; null for other files. If a ZIP declares a false size, the
 * limits of time and memory of the reader apply.
 */
export const unpackedSize = (bytes: Uint8Array): number | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The end record may be followed by a comment of at most 65,535 bytes.
  for (let at = bytes.length - 22; at >= 0 && at > bytes.length - 65_558; at -= 1) {
    if (view.getUint32(at, true) !== endMark) continue;
    let entry = view.getUint32(at + 16, true);
    let size = 0;
    for (let left = view.getUint16(at + 10, true); left > 0; left -= 1) {
      if (entry + 46 > bytes.length || view.getUint32(entry, true) !== entryMark) return null;
      size += view.getUint32(entry + 24, true);
      const further = [28, 30, 32].map((field) => view.getUint16(entry + field, true));
      entry += further.reduce((sum, length) => sum + length, 46);
    }
    return size;
  }
  return null;
};
