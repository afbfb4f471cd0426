import { mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderPrefix } from '@rondelle/contracts/site/feeds.ts';
import type { AddressReader, Validator } from '@rondelle/infra/fetch/read-address.ts';
import { FeedError } from './feed-error.ts';

export type Validators = Readonly<Record<string, Validator>>;
/** An opened dataset. `remove` deletes the folder of a download. */
export type Opened = {
  readonly folder: string;
  readonly remove: () => Promise<void>;
  readonly validators: Validators;
};

const files = ['dataset.json', 'teams.csv', 'games.csv'] as const;
/** Limit for each file. */
export const mostMegabytes = 100;

/**
 * Returns the real path of a folder directly under `folders`. Throws `FeedError` when there is none, or when a symbolic
 * link leads elsewhere.
 */
const folderIn = async (folders: string | undefined, name: string): Promise<string> => {
  if (folders === undefined || name !== path.basename(name)) throw new FeedError('no-folder');
  try {
    const [root, found] = await Promise.all([realpath(folders), realpath(path.join(folders, name))]);
    if (path.dirname(found) === root) return found;
  } catch {
    // The folder does not exist: the line below throws.
  }
  throw new FeedError('no-folder');
};

const versionOf = async (folder: string): Promise<string> => {
  const found = await Promise.all(files.map((file) => stat(path.join(folder, file)).catch(() => null)));
  return found.map((one) => (one ? `${one.size}-${one.mtimeMs}` : '')).join();
};

const openFolder = async (folders: string | undefined, address: string, known: Validators) => {
  const folder = await folderIn(folders, address.slice(folderPrefix.length));
  const validator = { etag: await versionOf(folder) };
  if (known[address]?.etag === validator.etag) return null;
  return { folder, remove: async () => undefined, validators: { [address]: validator } };
};

const download = async (read: AddressReader, address: string, known: Validators): Promise<Opened | null> => {
  const base = address.replace(/dataset\.json$/u, '').replace(/\/*$/u, '/');
  const mostBytes = mostMegabytes * 1_000_000;
  const urls = files.map((file) => ({ file, url: new URL(file, base).href }));
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-feed-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const validators: Record<string, Validator> = {};
    const unchanged: { readonly file: string; readonly url: string }[] = [];
    const fetchFile = async (file: string, url: string, validator?: Validator): Promise<void> => {
      const response = await read(url, { mostBytes, validator });
      validators[url] = response.validator;
      if (response.body) await writeFile(path.join(folder, file), response.body);
      else unchanged.push({ file, url });
    };
    for (const { file, url } of urls) await fetchFile(file, url, known[url]);
    if (unchanged.length === files.length) {
      await remove();
      return null;
    }
    // A dataset needs all three files, so the unchanged ones are downloaded as well, without validators.
    for (const { file, url } of unchanged.splice(0)) await fetchFile(file, url);
    return { folder, remove, validators };
  } catch (error) {
    await remove();
    throw error;
  }
};

/**
 * Opens a dataset (hockey-dataset/1) in a folder under `folders`, or downloads it. Returns null when it has not changed
 * since the validators in `known`.
 */
export const datasetAt = (
  address: string,
  { read, folders }: { readonly read: AddressReader; readonly folders: string | undefined },
  known: Validators,
): Promise<Opened | null> =>
  address.startsWith(folderPrefix) ? openFolder(folders, address, known) : download(read, address, known);
