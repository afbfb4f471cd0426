import { connect, createServer } from 'node:net';
import { startEventStore } from '../../support/eventstore-stand-in/stand-in.ts';

/**
 * Serves the stand-in on EventStoreDB's own port, in a container, where its image is missing. Loses all events at its
 * end.
 */
const { url } = await startEventStore();
const inner = Number(new URL(url).port);
createServer((near) => {
  const far = connect(inner, '127.0.0.1');
  for (const socket of [near, far])
    socket.on('error', () => undefined).on('close', () => void [near.destroy(), far.destroy()]);
  near.pipe(far).pipe(near);
}).listen(2113, '0.0.0.0');
