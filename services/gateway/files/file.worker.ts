import { serveThread } from '@rondelle/infra/threads/serve-thread.ts';
import { makeFile } from './make-file.ts';

serveThread({ makeFile });
