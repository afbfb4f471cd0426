import { isUtf8 } from 'node:buffer';
import { Transform, type TransformCallback } from 'node:stream';
import { DatasetError } from './errors.ts';

const newline = 0x0a;

/** Returns how many bytes at the end belong to a character that the next chunk completes (0 to 3). */
const unfinished = (bytes: Buffer): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? back : 0;
    }
  }
  return 0;
};

const countLines = (bytes: Buffer): number => {
  let lines = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines += 1;
  return lines;
};

/** Returns the first line that is not UTF-8, counted from 0. */
const badLine = (bytes: Buffer): number => {
  let line = 0;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(newline, from);
    const to = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, to))) return line;
    from = to + 1;
  }
  return line;
};

/** Returns whether bytes look like UTF-16: a byte order mark, or zero bytes, which UTF-8 text does not have. */
export const looksLikeUtf16 = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0);

/** Passes bytes through. Fails with a `DatasetError` that names file and line at the first bytes that are not UTF-8. */
export class Utf8Guard extends Transform {
  readonly #file: string;
  #lines = 1;
  #rest: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    super();
    this.#file = file;
  }

  #check(bytes: Buffer): DatasetError | null {
    if (looksLikeUtf16(bytes)) return new DatasetError({ code: 'utf-16', file: this.#file });
    if (!isUtf8(bytes))
      return new DatasetError({ code: 'not-utf-8', file: this.#file, line: this.#lines + badLine(bytes) });
    this.#lines += countLines(bytes);
    return null;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    const completeLength = bytes.length - unfinished(bytes);
    this.#rest = bytes.subarray(completeLength);
    const whole = bytes.subarray(0, completeLength);
    done(this.#check(whole), whole);
  }

  override _flush(done: TransformCallback): void {
    done(this.#check(this.#rest), this.#rest);
  }
}
