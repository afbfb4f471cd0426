/**
 * Returns whether an entity is named after its city: « Aréna de Magog », “Magog Arena”. The city must be a whole name at
 * the end or at the beginning.
 */
export const namesCity = (name: string, city: string): boolean =>
  name === city ||
  name.startsWith(`${city} `) ||
  [' ', '’', "'"].some((before) => name.endsWith(before + city));
