/** As long as the other end has to answer to a goodbye. */
const patienceMs = 1_000;

/**
 * A WebSocket that is over soon after it was closed. A browser waits a minute for the other end to agree, and where the
 * network has gone silent nobody does: so long would nothing be done about a new connection.
 */
export class PromptSocket extends WebSocket {
  #told = false;

  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    // First of all listeners: they have been told already.
    this.addEventListener('close', (event) => {
      if (this.#told && event.isTrusted) event.stopImmediatePropagation();
    });
  }

  override close(code?: number, reason?: string): void {
    super.close(code, reason);
    setTimeout(() => {
      if (this.readyState === WebSocket.CLOSED || this.#told) return;
      this.#told = true;
      this.dispatchEvent(new CloseEvent('close', { code: 1006, wasClean: false }));
    }, patienceMs);
  }
}
