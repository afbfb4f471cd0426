// Form values are strings; several items are separated by commas.

export const listIn = (text = ''): readonly string[] => text.split(',').filter((one) => one !== '');

export const idsIn = (text?: string): number[] => listIn(text).map(Number);

export const listText = (items: readonly (string | number)[]): string => items.join(',');
