import { joinAddress } from '@rondelle/contracts/site/address.ts';
import type { PageLocation } from '../../lib/page/page-location.ts';

/** Search parameters of a form over the page; an open form is not shared. */
const ofForms = ['do', 'id'];

/** Returns the page's address as it is displayed, with its season, tab and filters, but without an open form. */
export const sharedAddress = (
  origin: string,
  { path, search }: Pick<PageLocation, 'path' | 'search'>,
): string => {
  const params = new URLSearchParams(search);
  for (const name of ofForms) params.delete(name);
  return `${origin}${joinAddress(path, params.toString())}`;
};
