/**
 * True in `npm run test:all`: there random tests take new seeds, and times are compared with their limits.
 * `npm test` decides whether a change lands, on any machine, so nothing in it may depend on luck or speed.
 */
export const isWholeRun = process.env['TEST_SCOPE'] === 'all';
