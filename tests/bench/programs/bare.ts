import fastify from 'fastify';
import { sendResult, readInput, untilDismissed } from './input.ts';

/** The baseline: a Fastify route that sends a prepared buffer with the headers of the measured response. */
const { bytes, headers } = readInput() as { bytes: string; headers: Record<string, string> };
const body = Buffer.from(bytes, 'base64');
const app = fastify();
app.get('/', (_request, reply) => reply.headers(headers).send(body));
sendResult(await app.listen({ port: 0, host: '127.0.0.1' }));
await untilDismissed();
await app.close();
