import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Asks the router in this process, by dotted path: `league.table`. */
export type Call = (path: string, input: unknown) => Promise<unknown>;
/** Vite's `dist/client/.vite/manifest.json`. */
export type ViteManifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[] }>
>;
export type RenderRequest = {
  /** Path and query. */
  readonly url: string;
  /** `https://host`, without a slash at its end. */
  readonly origin: string;
  readonly call: Call;
  readonly manifest: ViteManifest;
};
export type Rendered = {
  readonly status: number;
  readonly body: string;
  readonly redirect?: string;
  /** Hashes of the constant inline scripts: `sha256-…`. */
  readonly scriptHashes?: readonly string[];
  /** Why the status is 500. */
  readonly error?: unknown;
};

/** The built web application: what renders its pages, and the folder of what browsers load. */
export type WebBundle = {
  readonly render: (request: RenderRequest) => Promise<Rendered>;
  readonly manifest: ViteManifest;
  readonly clientFolder: string;
};

/** Loads the build once. Rejects where it is missing: `npm run build` makes it. */
export const loadWebBundle = async (dist: string): Promise<WebBundle> => {
  const clientFolder = path.resolve(dist, 'client');
  const manifest = await readFile(path.join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const entry: { render?: unknown } = await import(
    pathToFileURL(path.resolve(dist, 'server', 'entry-server.js')).href
  );
  if (typeof entry.render !== 'function') throw new Error('the built web application exports no render');
  return {
    render: entry.render as WebBundle['render'],
    manifest: JSON.parse(manifest) as ViteManifest,
    clientFolder,
  };
};
