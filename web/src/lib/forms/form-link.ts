import { joinAddress } from '@rondelle/contracts/site/address.ts';
import type { FormName } from './form-name.ts';
import type { PageLocation } from '../page/page-location.ts';

/** History state of an open form: the entry before it is the page below. */
export const overPage = { overPage: true } as const;

/**
 * Reads the form's name and the id of its entity from the search parameters; null when absent. Pages do not know these
 * parameters.
 */
export const formIn = (search: string) => {
  const params = new URLSearchParams(search);
  const id = params.get('id') ?? '';
  return { name: params.get('do'), id: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null };
};

/** Returns the address of the same page with a form open over it. */
export const withForm = (pageLocation: PageLocation, name: FormName, id?: number): string => {
  const search = new URLSearchParams(pageLocation.search);
  search.delete('id');
  search.set('do', name);
  if (id !== undefined) search.set('id', String(id));
  return joinAddress(pageLocation.path, search.toString());
};
