import { serveThread } from '../threads/serve-thread.ts';
import { makeFile } from './make-file.ts';

serveThread({ makeFile });
