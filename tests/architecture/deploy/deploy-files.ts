import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settingList } from '@rondelle/infra/config/setting-list.ts';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../rules/modules.ts';

export const deployFolder = path.join(root, 'infra/deploy');
export const composeFolder = path.join(deployFolder, 'compose');
export const kubernetesFolder = path.join(deployFolder, 'kubernetes');

/** Content of a YAML or JSON file, as far as these tests need it. */
export type Part = { readonly [key: string]: Part } & Iterable<Part> & { readonly length: number };

export const textOf = (...place: readonly string[]): string =>
  readFileSync(path.join(deployFolder, ...place), 'utf8');

/** Unlimited aliases are safe here, because the file is our own. */
export const composeFile = (): Part =>
  parse(textOf('compose/compose.yaml'), { merge: true, maxAliasCount: -1 });

export const manifestsIn = (yaml: string): readonly Part[] =>
  parseAllDocuments(yaml).map((document) => document.toJS());

export const text = (part: unknown): string => String(part);

/** Entries of a mapping that may be missing. */
export const entries = (part: Part | undefined): readonly (readonly [string, Part])[] =>
  Object.entries(part ?? {});

export const list = (part: Part | undefined): readonly Part[] => (part === undefined ? [] : [...part]);

/** Names of environment variables that neither our programs (as a setting or a secret's file) nor Node read. */
export const unknownSettings = (names: readonly string[]): readonly string[] => {
  const known = new Set<string>(['NODE_ENV', 'LANG']);
  for (const setting of settingList) {
    known.add(setting.name);
    if ('secret' in setting) known.add(`${setting.name}_FILE`);
  }
  return names.filter((name) => !known.has(name));
};

/** Returns whether an image has an exact tag: `name:1.2`, as PostgreSQL counts versions, or more exact. */
export const isPinned = (image: string): boolean => /:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/.test(image);

/** The scripts in a container's command that do not exist in the tree. */
export const missingScripts = (command: readonly Part[]): readonly string[] =>
  command
    .map(text)
    .filter((word) => /\.(ts|mjs|js)$/.test(word))
    .filter((script) => !existsSync(path.join(root, script)));
