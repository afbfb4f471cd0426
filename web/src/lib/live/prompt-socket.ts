/** How long to wait for the other end's closing handshake, in ms. */
const patienceMs = 1_000;

/**
 * A WebSocket that reports `close` soon after it was closed. Browsers wait up to a minute for the closing handshake: on
 * a dead network it never comes, and would delay the new connection.
 */
export class PromptSocket extends WebSocket {
  #isCloseSent = false;

  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    // Registered before all other listeners, to drop the browser's event after the synthetic one.
    this.addEventListener('close', (event) => {
      if (this.#isCloseSent && event.isTrusted) event.stopImmediatePropagation();
    });
  }

  /** Drops messages to a closing connection, as browsers do, but without their error in the console. */
  override send(data: Parameters<WebSocket['send']>[0]): void {
    if (this.readyState <= WebSocket.OPEN) super.send(data);
  }

  override close(code?: number, reason?: string): void {
    super.close(code, reason);
    setTimeout(() => {
      if (this.readyState === WebSocket.CLOSED || this.#isCloseSent) return;
      this.#isCloseSent = true;
      this.dispatchEvent(new CloseEvent('close', { code: 1006, wasClean: false }));
    }, patienceMs);
  }
}
