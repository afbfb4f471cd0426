import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rendered, RenderRequest, ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { notePart } from '../timing/request-timing.ts';

/** The built web application: what renders its pages, and the folder of what browsers load. */
export type WebBundle = {
  readonly render: (request: RenderRequest) => Promise<Rendered>;
  readonly manifest: ViteManifest;
  readonly clientFolder: string;
};

/** A page asks all it needs first: what is left after the last answer is the rendering itself. */
const timedRender =
  (render: WebBundle['render']): WebBundle['render'] =>
  async (request) => {
    let from = performance.now();
    const call: RenderRequest['call'] = async (procedure, input) => {
      try {
        return await request.call(procedure, input);
      } finally {
        from = performance.now();
      }
    };
    const rendered = await render({ ...request, call });
    notePart('render', performance.now() - from);
    return rendered;
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
    render: timedRender(entry.render as WebBundle['render']),
    manifest: JSON.parse(manifest) as ViteManifest,
    clientFolder,
  };
};
