/** What a command says of a field, wherever in it that stands; null where it says nothing of it. */
export const saidOf = (input: object, field: string): string | number | null => {
  for (const [name, value] of Object.entries(input)) {
    if (name === field && (typeof value === 'string' || typeof value === 'number')) return value;
    if (typeof value === 'object' && value !== null) {
      const inner = saidOf(value, field);
      if (inner !== null) return inner;
    }
  }
  return null;
};
