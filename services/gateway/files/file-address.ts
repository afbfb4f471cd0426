import { parse } from 'node:querystring';
import { splitAddress } from '@rondelle/contracts/site/address.ts';
import { type AskedFile, fileAddress, matchFile } from '@rondelle/contracts/site/files.ts';
import { faultIn } from '../bounded-input.ts';
import { fileKinds } from './files.ts';

export type ReadAddress = { readonly file: AskedFile; readonly asked: Record<string, unknown> };

/** What an address asks for: the file, and its parameters as they were written. Null where it is no file. */
export const readFileAddress = (url: string): ReadAddress | null => {
  const { path, search } = splitAddress(url);
  const file = matchFile(path);
  return file && { file, asked: { ...parse(search), lang: file.lang } };
};

/**
 * The address of a file with the parameters that it knows, as their schema reads them. What the schema refuses stays as
 * it is, to be refused.
 */
export const canonicalFileAddress = (url: string): string => {
  const read = readFileAddress(url);
  if (!read || faultIn(read.asked) !== null) return url;
  const { lang, name, format } = read.file;
  const parsed = fileKinds[name].input.safeParse(read.asked);
  if (!parsed.success) return url;
  const { lang: _lang, ...values } = parsed.data;
  return fileAddress(lang, name, format, values as Record<string, string | number | undefined>);
};
