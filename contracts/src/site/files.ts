import { type Language, languages } from '../competition/lists.ts';

/** Formats for spreadsheets and programs. */
export const sheetFormats = ['csv', 'xlsx', 'json'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** Downloadable files by name, with their formats. */
export const files = {
  table: sheetFormats,
  groups: sheetFormats,
  leaders: sheetFormats,
  games: sheetFormats,
  stats: sheetFormats,
  calendar: ['ics'],
  results: ['rss'],
  forum: ['rss'],
  tableimage: ['png'],
  teamimage: ['png'],
  gameimage: ['png'],
  keepcode: ['svg'],
} as const;
export type FileName = keyof typeof files;
export type FileFormat<N extends FileName = FileName> = (typeof files)[N][number];

type Values = Readonly<Record<string, string | number | null | undefined>>;

/** Prefix of all file addresses. */
export const filePrefix = '/files/';

/** Returns the address of a file; leaves out parameters that are null or undefined. */
export const fileAddress = <N extends FileName>(
  lang: Language,
  name: N,
  format: FileFormat<N>,
  values: Values,
): string => {
  const parameters = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );
  const query = new URLSearchParams(parameters).toString();
  return `${filePrefix}${lang}/${name}.${format}${query === '' ? '' : `?${query}`}`;
};

export type FileRequest = {
  readonly lang: Language;
  readonly name: FileName;
  readonly format: FileFormat;
};

const isFileName = (name: string): name is FileName => Object.hasOwn(files, name);

/** Parses the path of a file; null when it is not a file. */
export const matchFile = (path: string): FileRequest | null => {
  const [, language, name = '', ending] = /^\/files\/([a-z]{2})\/([a-z]+)\.([a-z]+)$/.exec(path) ?? [];
  const lang = languages.find((one) => one === language);
  if (!lang || !isFileName(name)) return null;
  const formats: readonly FileFormat[] = files[name];
  const format = formats.find((one) => one === ending);
  return format ? { lang, name, format } : null;
};
