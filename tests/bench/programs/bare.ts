import fastify from 'fastify';
import { answer, readInput, untilDismissed } from './input.ts';

/** The yardstick: a Fastify route that sends a finished buffer with the headers that any server would say of it. */
const { bytes, headers } = readInput() as { bytes: string; headers: Record<string, string> };
const body = Buffer.from(bytes, 'base64');
const app = fastify();
app.get('/', (_request, reply) => reply.headers(headers).send(body));
answer(await app.listen({ port: 0, host: '127.0.0.1' }));
await untilDismissed();
await app.close();
