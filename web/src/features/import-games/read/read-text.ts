import { isQuoted } from './quoted-cell.ts';
import { mostColumns, mostRows, type SheetTable, tidy } from './sheet-table.ts';

const separators = ['\t', ';', ','] as const;

/** The first line by which some programs name the separator: `sep=;`. */
const named = /^sep=(.)\r?\n/i;

/** Returns the separator that occurs in most of the first 200 lines; on a tie, tab, then semicolon. */
const separatorIn = (text: string): string => {
  const lines = text.split('\n', 200);
  const found = separators.map((sign) => lines.filter((line) => line.includes(sign)).length);
  const most = Math.max(...found);
  return separators[found.indexOf(most)] ?? ',';
};

/**
 * Reads rows of separated text by RFC 4180: a quoted cell may contain separators and line breaks. A quote that opens no
 * cell is a plain character.
 */
export const readText = (file: string, name = ''): SheetTable => {
  const [line = '', sign] = named.exec(file) ?? [];
  const text = file.slice(line.length);
  const separator = sign ?? separatorIn(text);
  // The line of the separator counts, so that line numbers match the file.
  const rows: string[][] = line === '' ? [] : [[]];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    if (row.length < mostColumns) row.push(tidy(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length && rows.length < mostRows; at += 1) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '' && isQuoted(text, at, separator)) {
      quoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return { name, rows };
};

/** Decodes a text file: UTF-16 with a byte order mark, UTF-8, or else Windows-1252. */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
