import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rendered, RenderRequest, ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { notePart } from '../timing/request-timing.ts';

/** The built web application: its render function, the Vite manifest and the folder of client files. */
export type WebBundle = {
  readonly render: (request: RenderRequest) => Promise<Rendered>;
  readonly manifest: ViteManifest;
  readonly clientFolder: string;
};

/** Measures the rendering alone, from the output of the last query on: pages run all queries before they render. */
const timedRender =
  (render: WebBundle['render'], today: string | undefined): WebBundle['render'] =>
  async (request) => {
    let from = performance.now();
    const call: RenderRequest['call'] = async (procedure, input) => {
      try {
        return await request.call(procedure, input);
      } finally {
        from = performance.now();
      }
    };
    const rendered = await render({ ...request, call, today });
    notePart('render', performance.now() - from);
    return rendered;
  };

/**
 * Loads the build. Rejects when it is missing; `npm run build` makes it. `today`: the day at which the site stands
 * still.
 */
export const loadWebBundle = async (dist: string, today?: string): Promise<WebBundle> => {
  const clientFolder = path.resolve(dist, 'client');
  const manifest = await readFile(path.join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const entry: { render?: unknown } = await import(
    pathToFileURL(path.resolve(dist, 'server', 'entry-server.js')).href
  );
  if (typeof entry.render !== 'function') throw new Error('the built web application exports no render');
  return {
    render: timedRender(entry.render as WebBundle['render'], today),
    manifest: JSON.parse(manifest) as ViteManifest,
    clientFolder,
  };
};
