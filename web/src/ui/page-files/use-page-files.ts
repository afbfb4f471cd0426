import { type FileFormat, fileAddress, files, sheetFormats } from '@rondelle/contracts/site/files.ts';
import { filesOf, type PageFile } from '@rondelle/contracts/site/page-files.ts';
import { useOrigin } from '../../lib/page/origin.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';

type Linked = { readonly format: FileFormat; readonly href: string };
export type LinkedFile = { readonly name: PageFile['name']; readonly links: readonly Linked[] };

const isSheet = (name: PageFile['name']): boolean =>
  files[name].some((format) => sheetFormats.some((one) => one === format));

/** Returns the files that the current page offers for download or subscription. */
export const usePageFiles = () => {
  const { lang, page, search } = usePageLocation();
  const origin = useOrigin();
  const pageFiles = page ? filesOf(page, new URLSearchParams(search)) : [];
  const linkedFiles = pageFiles.map(
    ({ name, values }): LinkedFile => ({
      name,
      links: files[name].map((format) => ({ format, href: fileAddress(lang, name, format, values) })),
    }),
  );
  const hrefOf = (wanted: PageFile['name']): string | null =>
    linkedFiles.find(({ name }) => name === wanted)?.links[0]?.href ?? null;
  const calendar = hrefOf('calendar');
  return {
    sheets: linkedFiles.filter(({ name }) => isSheet(name)),
    calendar,
    /** `webcal:` URL: with it, calendar apps subscribe and receive updates. */
    subscription: calendar && `${origin.replace(/^https?:/, 'webcal:')}${calendar}`,
    feed: hrefOf('results'),
  };
};
