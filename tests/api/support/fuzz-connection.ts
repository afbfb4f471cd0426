import { once } from 'node:events';

/** Shorter than the test's own limit, so that the error names the message without a response. */
const waitMs = 120_000;
/** Messages per connection: the gateway closes a connection that sends many more in a short time. */
const messageLimit = 150;

/** A live connection for arbitrary messages. It reconnects when the gateway has closed the last connection. */
export const fuzzConnection = (url: string) => {
  let socket: WebSocket | null = null;
  let output = 0;
  let received = '';
  let sent = 0;
  const open = async (): Promise<WebSocket> => {
    socket?.close();
    const opened = new WebSocket(`${url.replace(/^http/, 'ws')}/trpc`);
    opened.addEventListener('message', ({ data }) => {
      received += `${String(data)}\n`;
    });
    await once(opened, 'open');
    output = 0;
    return (socket = opened);
  };
  /**
   * Sends a message, then a query with a certain response; returns all that was received until then or until the
   * close.
   */
  const sendFrame = async (message: string | Uint8Array<ArrayBuffer>): Promise<string> => {
    const connection = socket?.readyState === WebSocket.OPEN && output < messageLimit ? socket : await open();
    output += 1;
    received = '';
    sent += 1;
    const last = `last-${sent}`;
    connection.send(message);
    connection.send(JSON.stringify({ id: last, method: 'query', params: { path: 'live.nothing' } }));
    const deadline = performance.now() + waitMs;
    while (!received.includes(last) && connection.readyState === WebSocket.OPEN) {
      if (performance.now() > deadline) throw new Error(`no answer to ${String(message).slice(0, 200)}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return received;
  };
  return { say: sendFrame, close: () => socket?.close() };
};
