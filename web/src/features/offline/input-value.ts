/** Finds a field in a command's input at any depth; null when it is absent or neither a string nor a number. */
export const inputValue = (input: object, field: string): string | number | null => {
  for (const [name, value] of Object.entries(input)) {
    if (name === field && (typeof value === 'string' || typeof value === 'number')) return value;
    if (typeof value === 'object' && value !== null) {
      const inner = inputValue(value, field);
      if (inner !== null) return inner;
    }
  }
  return null;
};
