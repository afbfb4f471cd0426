/** Connection exceptions (08), a server going down or not yet up (57P), too many connections (53300). */
const sqlStates = /^(08...|57P0[1235]|53300)$/;
const networkCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** What `pg` and its pool say in words only. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether the database could not be reached, so that asking again later is the right answer. */
export const isConnectionLoss = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isConnectionLoss);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return sqlStates.test(code) || networkCodes.test(code) || messages.test(error.message);
};
