/** `Server-Timing` of one request. */
export type Timing = {
  readonly name: string;
  /** Milliseconds from the request to its last byte, measured by the browser. */
  readonly seen: number;
  /** Parts in the server's order, such as `database 4 ms, 6 times`. */
  readonly parts: readonly { readonly name: string; readonly ms: number; readonly times: string }[];
};

type Entry = {
  readonly name: string;
  readonly duration: number;
  readonly serverTiming?: readonly {
    readonly name: string;
    readonly duration: number;
    readonly description: string;
  }[];
};

const most = 12;

/** Only the path: the search may hold private input. */
const nameOf = (address: string): string => URL.parse(address)?.pathname ?? address;

/** Returns the latest 12 requests with server timings, latest first. */
export const timingsOf = (entries: readonly Entry[]): readonly Timing[] =>
  entries
    .flatMap(({ name, duration, serverTiming = [] }) =>
      serverTiming.length === 0
        ? []
        : [
            {
              name: nameOf(name),
              seen: duration,
              parts: serverTiming
                .filter((part) => part.name !== 'cache')
                .map((part) => ({ name: part.name, ms: part.duration, times: part.description })),
            },
          ],
    )
    .slice(-most)
    .toReversed();
