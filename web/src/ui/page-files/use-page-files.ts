import { type FileFormat, fileAddress, files, sheetFormats } from '@rondelle/contracts/site/files.ts';
import { filesOf, type PageFile } from '@rondelle/contracts/site/page-files.ts';
import { useOrigin } from '../../lib/origin.ts';
import { usePageLocation } from '../../lib/page-location.ts';

type Linked = { readonly format: FileFormat; readonly href: string };
export type LinkedFile = { readonly name: PageFile['name']; readonly links: readonly Linked[] };

const isSheet = (name: PageFile['name']): boolean =>
  files[name].some((format) => sheetFormats.some((one) => one === format));

/** What can be taken away from the page where the reader is. */
export const usePageFiles = () => {
  const { lang, page, search } = usePageLocation();
  const origin = useOrigin();
  const found = page ? filesOf(page, new URLSearchParams(search)) : [];
  const linked = found.map(
    ({ name, values }): LinkedFile => ({
      name,
      links: files[name].map((format) => ({ format, href: fileAddress(lang, name, format, values) })),
    }),
  );
  const hrefOf = (wanted: PageFile['name']): string | null =>
    linked.find(({ name }) => name === wanted)?.links[0]?.href ?? null;
  const calendar = hrefOf('calendar');
  return {
    sheets: linked.filter(({ name }) => isSheet(name)),
    calendar,
    /** Programs for calendars open it by themselves, and look for changes from then on. */
    subscription: calendar && `${origin.replace(/^https?:/, 'webcal:')}${calendar}`,
    feed: hrefOf('results'),
  };
};
