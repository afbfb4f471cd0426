/** Returns whether an entity is named after its city: « Aréna de Magog ». The city must be a whole name at the end. */
export const namesCity = (name: string, city: string): boolean =>
  name === city || [' ', '’', "'"].some((before) => name.endsWith(before + city));
