import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@rondelle/contracts/competition/lists.ts';

type Messages = Readonly<Record<string, unknown>>;

const folder = join(import.meta.dirname, '../messages');

/** The features that have messages, each in a folder with a file per language. */
export const messageFeatures: readonly string[] = readdirSync(folder).sort();

const messagesOf = (feature: string, lang: Language): Messages => {
  const { $schema: _, ...messages } = JSON.parse(
    readFileSync(join(folder, feature, `${lang}.json`), 'utf8'),
  ) as Messages;
  return messages;
};

/** Returns the keys and texts of every feature in a language; a key that is in two files appears twice. */
export const messageEntriesIn = (lang: Language): readonly (readonly [key: string, text: unknown])[] =>
  messageFeatures.flatMap((feature) => Object.entries(messagesOf(feature, lang)));

/** Returns all texts of the site in a language by their keys. */
export const messagesIn = (lang: Language): Messages => Object.fromEntries(messageEntriesIn(lang));

/** The module that Paraglide makes of a message: capitals become small letters, and their number follows. */
const moduleOf = (key: string): string => `${key.toLowerCase()}${key.match(/[A-Z]/g)?.length ?? ''}`;

/** The feature of each message by the name of its compiled module. */
export const featureOfModule: ReadonlyMap<string, string> = new Map(
  messageFeatures.flatMap((feature) =>
    Object.keys(messagesOf(feature, 'fr')).map((key) => [moduleOf(key), feature]),
  ),
);
