/** The token is unknown, or not allowed on this site. */
const refusals: ReadonlySet<unknown> = new Set([401, 403]);

const refusesToken = (event: object): boolean => {
  if (!('error' in event) || !(event.error instanceof Error)) return false;
  const { error } = event;
  return (
    ('status' in error && refusals.has(error.status)) || error.message.includes('access token is required')
  );
};

/**
 * Returns whether a map must be replaced after an error. One that has been drawn stays useful without a few tiles, but
 * Mapbox's library empties the map when Mapbox refuses the token.
 */
export const isFatal = (event: object, hasDrawn: boolean): boolean => !hasDrawn || refusesToken(event);
