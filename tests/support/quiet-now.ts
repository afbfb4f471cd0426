import { clockInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';

const hourMs = 3_600_000;
const clockIn = (hours: number): string => clockInQuebec(Date.now() + hours * hourMs).slice(11);

/** Quiet hours (in Quebec) that began an hour ago and last another twelve, at whatever hour a test runs. */
export const quietNow = () => ({ from: clockIn(-1), to: clockIn(12) });
