/**
 * How soon PostgreSQL closes the connection of a machine that disappeared, and releases its locks: after about four
 * seconds of silence, also while a query runs, so that another projector takes over. (PostgreSQL notices a process that
 * dies on a running machine at once.)
 */
export const projectorSession = {
  tcp_keepalives_idle: '2',
  tcp_keepalives_interval: '1',
  tcp_keepalives_count: '2',
  tcp_user_timeout: '4000',
  client_connection_check_interval: '1000',
} as const;
