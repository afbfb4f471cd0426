import { workerData } from 'node:worker_threads';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { serveThread } from '@rondelle/infra/threads/serve-thread.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { projectorSession } from '../session.ts';
import { laterInSameThread } from './later-work.ts';
import type { LaterThreadWork } from './later-thread.ts';

const { databaseUrl, queryTimeoutMs }: { databaseUrl: string; queryTimeoutMs: number } = workerData;

const pool = createPool(databaseUrl, {
  max: 1,
  applicationName: 'rondelle projector',
  session: projectorSession,
  queryTimeoutMs,
});

serveThread({ next: laterInSameThread(pool, views) } satisfies LaterThreadWork);
