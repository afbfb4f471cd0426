import { once } from 'node:events';

const waitMs = 10_000;
/** So many are said over one connection: one that says far more in a short time is ended. */
const most = 150;

/** A live connection to say anything over: a new one is opened when the gateway has ended the last one. */
export const fuzzConnection = (url: string) => {
  let socket: WebSocket | null = null;
  let said = 0;
  let heard = '';
  const open = async (): Promise<WebSocket> => {
    socket?.close();
    const opened = new WebSocket(`${url.replace(/^http/, 'ws')}/trpc`);
    opened.addEventListener('message', ({ data }) => {
      heard += `${String(data)}\n`;
    });
    await once(opened, 'open');
    said = 0;
    return (socket = opened);
  };
  /** All that was answered up to the answer to a question that has one for certain, or to the end of the connection. */
  const say = async (message: string | Uint8Array<ArrayBuffer>): Promise<string> => {
    const line = socket?.readyState === WebSocket.OPEN && said < most ? socket : await open();
    said += 1;
    heard = '';
    const last = `last-${Math.random()}`;
    line.send(message);
    line.send(JSON.stringify({ id: last, method: 'query', params: { path: 'live.nothing' } }));
    const deadline = performance.now() + waitMs;
    while (!heard.includes(last) && line.readyState === WebSocket.OPEN) {
      if (performance.now() > deadline) throw new Error(`no answer to ${String(message).slice(0, 200)}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return heard;
  };
  return { say, close: () => socket?.close() };
};
