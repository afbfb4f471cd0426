/** What the server said of one request. */
export type Timing = {
  readonly name: string;
  /** Milliseconds from asking to the last byte, as the browser saw it. */
  readonly seen: number;
  /** Parts in the server's order: `database 4 ms, 6 times`. */
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

/** The path of what was asked, without what was asked for in detail. */
const nameOf = (address: string): string => URL.parse(address)?.pathname ?? address;

/** The latest requests that the server timed, latest first. */
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
