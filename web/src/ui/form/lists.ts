import type { Values } from './use-form.ts';

// A form's values are texts: what is several of one kind stands there with commas.

export const listIn = (values: Values, name: string): readonly string[] =>
  (values[name] ?? '').split(',').filter((one) => one !== '');

export const idsIn = (values: Values, name: string): number[] => listIn(values, name).map(Number);

export const listText = (items: readonly (string | number)[]): string => items.join(',');
