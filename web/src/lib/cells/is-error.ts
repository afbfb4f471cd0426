/** Returns whether a cell shows that a spreadsheet could not compute it: `#REF!`, `#N/A`, « #VALEUR! », `Err:502`. */
export const isError = (cell: string): boolean =>
  /^(?:#(?:REF|N\/[AD]|VALUE|VALEUR|DIV\/0|NAME|NOM|NULL?|NUM|NOMBRE|SPILL|CALC) ?[!?]?|Err:\d{3})$/i.test(
    cell,
  );
