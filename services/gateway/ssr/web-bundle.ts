import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerEntry, ViteManifest } from '@rondelle/contracts/site/rendering.ts';

/** The built web application: what it offers to the server, the Vite manifest and the folder of client files. */
export type WebBundle = ServerEntry & { readonly manifest: ViteManifest; readonly clientFolder: string };

const isServerEntry = (entry: {
  readonly prepare?: unknown;
  readonly draw?: unknown;
}): entry is ServerEntry => typeof entry.prepare === 'function' && typeof entry.draw === 'function';

/** Loads the build. Rejects when it is missing; `npm run build` makes it. */
export const loadWebBundle = async (dist: string): Promise<WebBundle> => {
  const clientFolder = path.resolve(dist, 'client');
  const manifest = await readFile(path.join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const entry: object = await import(pathToFileURL(path.resolve(dist, 'server', 'entry-server.js')).href);
  if (!isServerEntry(entry)) throw new Error('the built web application cannot prepare and draw pages');
  const { prepare, draw } = entry;
  return { prepare, draw, manifest: JSON.parse(manifest) as ViteManifest, clientFolder };
};
