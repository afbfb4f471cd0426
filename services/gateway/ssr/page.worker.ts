import { workerData } from 'node:worker_threads';
import type { Drawing } from '@rondelle/contracts/site/rendering.ts';
import { serveThread } from '@rondelle/infra/threads/serve-thread.ts';
import { loadWebBundle } from './web-bundle.ts';

const { dist }: { dist: string } = workerData;
const bundle = loadWebBundle(dist);

serveThread(
  {
    draw: async (drawing: Drawing) => {
      const { draw, manifest } = await bundle;
      return draw(drawing, manifest);
    },
  },
  'as requests',
);
