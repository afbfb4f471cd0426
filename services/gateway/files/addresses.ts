/** Addresses of the site as `https://host`, without a trailing slash. */
export type Addresses = {
  /** Where links lead. */
  readonly origin: string;
  /** The first public address, in which programs know games; the present one on a site that never had another. */
  readonly firstOrigin: string;
};
