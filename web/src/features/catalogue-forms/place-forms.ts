import { formsOf } from './PlaceForms.tsx';

export const region = formsOf('region');
export const category = formsOf('category');
export const division = formsOf('division');
