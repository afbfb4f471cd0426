/** Addresses of the site as `https://host`, without a trailing slash. */
export type Addresses = {
  /** Origin of links. */
  readonly origin: string;
  /** The first public address, part of the ids of games in programs; the current one if it never changed. */
  readonly firstOrigin: string;
};
