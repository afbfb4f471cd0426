/** Unpacked, in bytes: a season of games has a hundredth of it. */
export const mostUnpacked = 150_000_000;

const endMark = 0x06_05_4b_50;
const entryMark = 0x02_01_4b_50;

/**
 * How large the files of a ZIP say that they are when unpacked, in bytes; null where it is none. A file that lies of its
 * size is stopped by the time and the memory that its reader has.
 */
export const unpackedSize = (bytes: Uint8Array): number | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The end has a comment of 65,535 bytes at most.
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
