import { serveThread } from '../threads/serve-thread.ts';
import { type FileRequest, makeFile } from './make-file.ts';

serveThread((request: FileRequest) => makeFile(request));
