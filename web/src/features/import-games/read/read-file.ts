import { readPage } from './read-page.ts';
import { decodeText, readText } from './read-text.ts';
import { mostBytes, type SheetTable } from './sheet-table.ts';
import { mostUnpacked, unpackedSize } from './zip-size.ts';

export type FileError = 'too-big' | 'unreadable' | 'old-workbook' | 'empty';
type Read = { readonly sheets: readonly SheetTable[] } | { readonly error: FileError };
type WorkerOutput = { readonly sheets?: readonly SheetTable[]; readonly failed?: true };

/** Time limit for reading a workbook, in ms; only a malicious or damaged file takes longer. */
const longestMs = 45_000;

const inWorker = (bytes: Uint8Array<ArrayBuffer>): Promise<Read> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
    const end = (read: Read) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(read);
    };
    const timer = setTimeout(() => end({ error: 'unreadable' }), longestMs);
    worker.addEventListener('error', () => end({ error: 'unreadable' }));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerOutput>) =>
      end(data.sheets ? { sheets: data.sheets } : { error: 'unreadable' }),
    );
    worker.postMessage(bytes, [bytes.buffer]);
  });

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** Returns whether the file is a workbook of Excel before 2007 (`.xls`), or one with a password. */
const isOldWorkbook = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
/** Returns whether the file is binary and thus no text; a UTF-16 byte order mark (0xFF or 0xFE) counts as text. */
const isBinary = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, 4_000).includes(0) && bytes[0] !== 0xff && bytes[0] !== 0xfe;

const isPdf = (bytes: Uint8Array): boolean => decodeText(bytes.subarray(0, 5)) === '%PDF-';

/** Reads a workbook, a text file or the tables of a web page; returns an error for too large or unreadable files. */
export const readFile = async (file: Blob): Promise<Read> => {
  if (file.size > mostBytes) return { error: 'too-big' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) {
    const size = unpackedSize(bytes);
    if (size === null) return { error: 'unreadable' };
    if (size > mostUnpacked) return { error: 'too-big' };
    const read = await inWorker(bytes);
    return 'sheets' in read && read.sheets.length === 0 ? { error: 'empty' } : read;
  }
  if (isOldWorkbook(bytes)) return { error: 'old-workbook' };
  if (isBinary(bytes) || isPdf(bytes)) return { error: 'unreadable' };
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (/^\s*</.test(text)) {
    const sheets = readPage(text);
    return sheets.length > 0 ? { sheets } : { error: 'unreadable' };
  }
  const table = readText(text);
  return table.rows.some((row) => row.some((cell) => cell !== '')) ? { sheets: [table] } : { error: 'empty' };
};
