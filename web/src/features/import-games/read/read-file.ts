import { decodeText, readText } from './read-text.ts';
import { mostBytes, type SheetTable } from './sheet-table.ts';
import { mostUnpacked, unpackedSize } from './zip-size.ts';

export type FileFault = 'too-big' | 'unreadable' | 'old-workbook' | 'empty';
type Read = { readonly sheets: readonly SheetTable[] } | { readonly fault: FileFault };
type Answer = { readonly sheets?: readonly SheetTable[]; readonly failed?: true };

/** A workbook that takes longer is none that people made. */
const longestMs = 45_000;

const inWorker = (bytes: Uint8Array<ArrayBuffer>): Promise<Read> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
    const end = (read: Read) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(read);
    };
    const timer = setTimeout(() => end({ fault: 'unreadable' }), longestMs);
    worker.addEventListener('error', () => end({ fault: 'unreadable' }));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
      end(data.sheets ? { sheets: data.sheets } : { fault: 'unreadable' }),
    );
    worker.postMessage(bytes, [bytes.buffer]);
  });

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** Workbooks as Excel kept them until 2007 (`.xls`), and those that a password locks. */
const isOldWorkbook = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
/** Documents of other programs. */
const isBinary = (bytes: Uint8Array): boolean => bytes.subarray(0, 4_000).includes(0) && bytes[0] !== 0xff;

/** The sheets of a file of any sort, within bounds. */
export const readFile = async (file: Blob): Promise<Read> => {
  if (file.size > mostBytes) return { fault: 'too-big' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) {
    const size = unpackedSize(bytes);
    if (size === null) return { fault: 'unreadable' };
    if (size > mostUnpacked) return { fault: 'too-big' };
    const read = await inWorker(bytes);
    return 'sheets' in read && read.sheets.length === 0 ? { fault: 'empty' } : read;
  }
  if (isOldWorkbook(bytes)) return { fault: 'old-workbook' };
  if (isBinary(bytes)) return { fault: 'unreadable' };
  const table = readText(decodeText(bytes).replace(/^\uFEFF/, ''));
  return table.rows.some((row) => row.some((cell) => cell !== '')) ? { sheets: [table] } : { fault: 'empty' };
};
