/** Beginnings that spreadsheets read as a formula, or as a text mark that could hide one (OWASP, "CSV injection"). */
const atStart = /^(?=[\s'＝＋－＠=+\-@])/u;
const markAtStart = /^'(?=[\s'＝＋－＠=+\-@])/u;
/** The same after a semicolon, tab or line break: some spreadsheets, such as French ones, start a new cell there. */
const inside = /(?<=[;\t\r\n])(?=[ ']*[＝＋－＠=+\-@])/gu;
const marksInside = /(?<=[;\t\r\n])'(?=[ ']*[＝＋－＠=+\-@])/gu;
const number = /^-?\d+(\.\d+)?$/;
const mark = "'";

/** The text with an apostrophe before anything that spreadsheets would read as a formula; numbers stay as they are. */
export const withTextMark = (text: string): string =>
  number.test(text) ? text : text.replaceAll(inside, mark).replace(atStart, mark);

/** The inverse of `withTextMark`. */
export const withoutTextMark = (text: string): string =>
  text.replace(markAtStart, '').replaceAll(marksInside, '');

/** Returns a quoted CSV cell that spreadsheets read as a number or text, never as a formula. */
export const csvCell = (value: string | number): string =>
  `"${withTextMark(String(value)).replaceAll('"', '""')}"`;
