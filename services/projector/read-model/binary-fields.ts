import type { Column } from '@rondelle/projections/views/engine/table.ts';

/** Bytes to send to the database; `at` is the offset of the next one. */
export type Chunk = { bytes: Buffer; at: number };
/** Writes a field in COPY's binary format: its length in four bytes, then the value. */
export type WriteField = (chunk: Chunk, value: unknown) => void;

export const chunkSize = 1 << 16;
/** The most bytes of a field, except text and JSON. */
const fieldSize = 16;

export const newChunk = (): Chunk => ({ bytes: Buffer.allocUnsafeSlow(chunkSize + chunkSize / 8), at: 0 });

/** Ensures that the chunk has room for `size` more bytes. */
export const reserve = (chunk: Chunk, size: number): void => {
  if (chunk.at + size <= chunk.bytes.length) return;
  const larger = Buffer.allocUnsafeSlow(Math.max(2 * chunk.bytes.length, chunk.at + size));
  chunk.bytes.copy(larger, 0, 0, chunk.at);
  chunk.bytes = larger;
};

const writeInt32 = (chunk: Chunk, value: number): void => {
  const { bytes, at } = chunk;
  bytes[at] = value >>> 24;
  bytes[at + 1] = value >>> 16;
  bytes[at + 2] = value >>> 8;
  bytes[at + 3] = value;
  chunk.at = at + 4;
};

const writeInt64 = (chunk: Chunk, value: number): void => {
  writeInt32(chunk, Math.floor(value / 2 ** 32));
  writeInt32(chunk, value >>> 0);
};

const wrong = (type: string, value: unknown): RangeError => new RangeError(`${String(value)} is no ${type}`);

const int: WriteField = (chunk, value) => {
  if (typeof value !== 'number' || (value | 0) !== value) throw wrong('int', value);
  writeInt32(chunk, 4);
  writeInt32(chunk, value);
};

const bigint: WriteField = (chunk, value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw wrong('bigint', value);
  writeInt32(chunk, 8);
  writeInt64(chunk, number);
};

const float: WriteField = (chunk, value) => {
  if (typeof value !== 'number') throw wrong('float', value);
  writeInt32(chunk, 8);
  chunk.at = chunk.bytes.writeDoubleBE(value, chunk.at);
};

const bool: WriteField = (chunk, value) => {
  writeInt32(chunk, 1);
  chunk.bytes[chunk.at++] = value === true ? 1 : 0;
};

/** Most texts are short and ASCII; up to this length, copying them in a loop costs less than the encoding call. */
const plainLength = 48;
const writePlain = ({ bytes, at }: Chunk, text: string): boolean => {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return false;
    bytes[at + i] = code;
  }
  return true;
};

const writeText = (chunk: Chunk, text: string, prefix: number): void => {
  reserve(chunk, fieldSize + 3 * text.length);
  const start = chunk.at;
  chunk.at += 4 + prefix;
  const plain = text.length <= plainLength && writePlain(chunk, text);
  const length = plain ? text.length : chunk.bytes.write(text, chunk.at, 'utf8');
  const end = chunk.at + length;
  chunk.at = start;
  writeInt32(chunk, length + prefix);
  chunk.at = end;
};

const text: WriteField = (chunk, value) => writeText(chunk, String(value), 0);

/** Binary `jsonb` is its version number, 1, followed by the text. */
const json: WriteField = (chunk, value) => {
  const start = chunk.at;
  writeText(chunk, JSON.stringify(value), 1);
  chunk.bytes[start + 4] = 1;
};

const epoch = Date.UTC(2000, 0, 1);
const msPerDay = 86_400_000;

/** Caches days since 2000, because many games share a day. */
const days = new Map<string, number>();
const mostDays = 50_000;
const dayNumber = (day: string): number => {
  const known = days.get(day);
  if (known !== undefined) return known;
  const ms = Date.parse(day);
  // JavaScript parses 30 February as 1 March; like the database, this function rejects it.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day) throw wrong('date', day);
  if (days.size >= mostDays) days.clear();
  const number = (ms - epoch) / msPerDay;
  days.set(day, number);
  return number;
};
const date: WriteField = (chunk, value) => {
  writeInt32(chunk, 4);
  writeInt32(chunk, dayNumber(String(value)));
};

/** Caches the last instant, because events that were appended together share it. */
let lastInstant = { text: '', micros: 0 };
const microsOf = (instant: string): number => {
  if (instant === lastInstant.text) return lastInstant.micros;
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) throw wrong('timestamp', instant);
  lastInstant = { text: instant, micros: (ms - epoch) * 1_000 };
  return lastInstant.micros;
};
/** Microseconds since 2000. */
const timestamp: WriteField = (chunk, value) => {
  writeInt32(chunk, 8);
  writeInt64(chunk, microsOf(String(value)));
};

const writers: Readonly<Record<Column['type'], WriteField>> = {
  int,
  bigint,
  float,
  bool,
  text,
  date,
  timestamp,
  json,
};

/** Returns the writer of a column's values; the caller must reserve room for a field of fixed size. */
export const fieldWriter = ({ type }: Column): WriteField => {
  const write = writers[type];
  return (chunk, value) => {
    if (value === null || value === undefined) writeInt32(chunk, -1);
    else write(chunk, value);
  };
};

/** The most bytes of a row with this many fields, without its texts. */
export const rowSize = (fields: number): number => 2 + fields * fieldSize;
