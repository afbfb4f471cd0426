/**
 * How soon PostgreSQL lets go of a connection whose machine has gone without a word, with the lock that it held: after
 * about four seconds of silence, and while a query runs as well, so that another projector takes over. (A process that
 * dies on a living machine is noticed at once.)
 */
export const projectorSession = {
  tcp_keepalives_idle: '2',
  tcp_keepalives_interval: '1',
  tcp_keepalives_count: '2',
  tcp_user_timeout: '4000',
  client_connection_check_interval: '1000',
} as const;
