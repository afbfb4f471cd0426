/** Beginnings that spreadsheets read as a formula, or as a text mark that could hide one (OWASP, "CSV injection"). */
const atStart = /^(?=[\s'＝＋－＠=+\-@])/u;
const markAtStart = /^'(?=[\s'＝＋－＠=+\-@])/u;
/** The same after a semicolon or a tab: where one separates cells, as in French, a spreadsheet splits the text there. */
const inside = /(?<=[;\t\r\n])(?=[ ']*[＝＋－＠=+\-@])/gu;
const marksInside = /(?<=[;\t\r\n])'(?=[ ']*[＝＋－＠=+\-@])/gu;
const number = /^-?\d+(\.\d+)?$/;
const mark = "'";

/** The text with a mark before anything that looks like a formula, so that spreadsheets read it as a number or text. */
export const withTextMark = (text: string): string =>
  number.test(text) ? text : text.replaceAll(inside, mark).replace(atStart, mark);

/** The inverse of `withTextMark`. */
export const withoutTextMark = (text: string): string =>
  text.replace(markAtStart, '').replaceAll(marksInside, '');

/** Returns a quoted CSV cell that spreadsheets read as a number or text, never as a formula. */
export const csvCell = (value: string | number): string =>
  `"${withTextMark(String(value)).replaceAll('"', '""')}"`;
