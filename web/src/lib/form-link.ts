import { joinAddress } from '@rondelle/contracts/site/address.ts';
import type { FormName } from './form-name.ts';
import type { PageLocation } from './page-location.ts';

/** Kept with an address in the history: below it is the page that the form is over. */
export const overPage = { overPage: true } as const;

/** The name of the form that an address opens over its page, and of what it is about; the page itself knows neither. */
export const formIn = (search: string) => {
  const asked = new URLSearchParams(search);
  const id = asked.get('id') ?? '';
  return { name: asked.get('do'), id: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null };
};

/** The same page with a form open over it. */
export const withForm = (pageLocation: PageLocation, name: FormName, id?: number): string => {
  const search = new URLSearchParams(pageLocation.search);
  search.delete('id');
  search.set('do', name);
  if (id !== undefined) search.set('id', String(id));
  return joinAddress(pageLocation.path, search.toString());
};
