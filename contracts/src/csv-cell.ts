/** What spreadsheets take for a formula, or for the mark of a text, which would hide one (OWASP, "CSV injection"). */
const formula = /^[\s'＝＋－＠=+\-@]/u;

/** A cell of a CSV file that anybody may open: a number, or a text whatever it begins with. */
export const csvCell = (value: string | number): string => {
  const text = String(value);
  const isFormula = formula.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  return `"${isFormula ? "'" : ''}${text.replaceAll('"', '""')}"`;
};
