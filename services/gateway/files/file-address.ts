import { parse } from 'node:querystring';
import { splitAddress } from '@rondelle/contracts/site/address.ts';
import { type FileRequest, fileAddress, matchFile } from '@rondelle/contracts/site/files.ts';
import { invalidFieldIn } from '../bounds/bounded-input.ts';
import { fileKinds } from './files.ts';

export type ReadAddress = { readonly file: FileRequest; readonly parameters: Record<string, unknown> };

/** Parses an address into the file and its raw parameters; null when it is no file address. */
export const readFileAddress = (url: string): ReadAddress | null => {
  const { path, search } = splitAddress(url);
  const file = matchFile(path);
  return file && { file, parameters: { ...parse(search), lang: file.lang } };
};

/**
 * The address of a file with the parameters that it knows, as their schema parses them. An address that the schema
 * refuses stays unchanged, so that the request reports the error.
 */
export const canonicalFileAddress = (url: string): string => {
  const read = readFileAddress(url);
  if (!read || invalidFieldIn(read.parameters) !== null) return url;
  const { lang, name, format } = read.file;
  const parsed = fileKinds[name].input.safeParse(read.parameters);
  if (!parsed.success) return url;
  const { lang: _lang, ...values } = parsed.data;
  return fileAddress(lang, name, format, values as Record<string, string | number | undefined>);
};
