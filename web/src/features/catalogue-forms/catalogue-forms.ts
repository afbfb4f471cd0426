import { formsOf } from './CatalogueForms.tsx';

export const region = formsOf('region');
export const category = formsOf('category');
export const division = formsOf('division');
