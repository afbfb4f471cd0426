import type { Column } from '@rondelle/projections/engine/table.ts';

/** Bytes on their way to the database; `at` is where the next one goes. */
export type Chunk = { bytes: Buffer; at: number };
/** Writes a field as COPY's binary format has it: its length in four bytes, then the value. */
export type WriteField = (chunk: Chunk, value: unknown) => void;

export const chunkSize = 1 << 16;
/** More than any field but text and JSON takes. */
const fieldSize = 16;

export const newChunk = (): Chunk => ({ bytes: Buffer.allocUnsafeSlow(chunkSize + chunkSize / 8), at: 0 });

/** Makes sure that so many bytes can follow. */
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

/** Most texts are short and plain: copied by hand, they cost less than the call that encodes the others. */
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

/** `jsonb` travels as the number of its version, 1, and the text. */
const json: WriteField = (chunk, value) => {
  const start = chunk.at;
  writeText(chunk, JSON.stringify(value), 1);
  chunk.bytes[start + 4] = 1;
};

const epoch = Date.UTC(2000, 0, 1);
const msPerDay = 86_400_000;

/** Days since 2000, kept, since the games of a day name it again and again. */
const days = new Map<string, number>();
const mostDays = 50_000;
const dayNumber = (day: string): number => {
  const known = days.get(day);
  if (known !== undefined) return known;
  const ms = Date.parse(day);
  // JavaScript takes the 30th of February for the 1st of March; the database refuses it, and so does this.
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

/** The instant that was asked for last: events that were appended together share theirs. */
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

/** How a column's values are written; the room for a field of fixed size must be reserved. */
export const fieldWriter = ({ type }: Column): WriteField => {
  const write = writers[type];
  return (chunk, value) => {
    if (value === null || value === undefined) writeInt32(chunk, -1);
    else write(chunk, value);
  };
};

/** What a row of so many fields takes at most, apart from its texts. */
export const rowSize = (fields: number): number => 2 + fields * fieldSize;
