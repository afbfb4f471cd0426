/**
 * Request header of queries after a change that the site reported: the gateway that heard of it, by its random id. That
 * gateway need not compare versions before it uses cached responses.
 */
export const heardByHeader = 'heard-by';
