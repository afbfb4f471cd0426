import path from 'node:path';
import { z } from 'zod';

type Locale = { readonly locale: 'fr' | 'en' };
export type Bounds = { readonly least: number; readonly most: number };

/** An environment variable, beside the schema of its value. */
export type Declaration = {
  readonly name: string;
  /** The expected value, for error messages. Without it, the schema's choices or bounds say it. */
  readonly expected?: (bounds: Bounds, locale: Locale) => string;
  /** True when the value may contain a password; then NAME_FILE may name a file with the value. */
  readonly secret?: true;
};
export const declarations = z.registry<Declaration>();

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${String(most).length}}$`))
    .transform(Number)
    .pipe(z.number().min(least).max(most));

export const port = wholeNumber(0, 65_535);

export const urlWith = (protocol: RegExp) => z.url({ protocol });

/** Without a trailing slash. */
export const httpUrl = urlWith(/^https?$/).transform((url) => url.replace(/\/+$/, ''));

export const mailAddress = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/);

/** As an absolute path. */
export const folder = z
  .string()
  .refine((name) => !name.includes('\0'))
  .transform((name) => path.resolve(name));
