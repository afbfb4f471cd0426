/** Texts of `npm run bench`. */
export const benchMessages = {
  locale: 'en-CA',
  machine: (cpus: number, model: string) => `${cpus} processors (${model})`,
  steps: {
    data: 'Data: seasons are generated and appended to the log…',
    append: 'Appending to the log…',
    rebuild: 'Rebuilding all views…',
    copy: 'COPY of the same rows…',
    settle: 'The database tidies up…',
    lag: 'Lag from result to standings, at 50 results a second…',
    fastLag: 'The same at 200 results a second…',
    page: 'A league’s page…',
    json: 'The same league’s JSON…',
    screens: 'From one browser to another…',
    beside: 'A page beside what-ifs and pictures…',
    people: 'What people ask who write, follow, supervise and moderate…',
    fresh: 'The same league, nothing cached…',
    live: 'From result to standings, one at a time and many in a row…',
  },
  columns: { measure: 'Measure', value: 'Value', target: 'Target', how: 'How' },
  met: 'met',
  missed: 'MISSED',
  allMet: 'All targets are met.',
  someMissed: (figures: string) => `Targets missed: ${figures}`,
  people:
    'People who write and look after things: milliseconds of processor time of gateway and database an answer (99% take less)',
  how: {
    append: 'one at a time, each on disk before the next',
    appendMany: 'in batches of 2,000 streams',
    rebuild: (rebuild: string, copy: string, rows: string, mb: string) =>
      `${rebuild} s against ${copy} s for a COPY of ${rows} rows (${mb} MB) into empty tables of the same definition, indexes included, one table after the other`,
    peak: 'peak memory of the process that rebuilds',
    lag: (results: string, max: string, warmUp: string) =>
      `from append to visible standings, ${results} results after 3 s of warm-up; at most ${max} ms (${warmUp} ms during the warm-up)`,
    people: (p50: string, rows: string, whole: string) =>
      `median ${p50} ms, ${rows} rows read in big tables${whole && `, AS A WHOLE: ${whole}`}`,
    screens: (times: string, max: string) =>
      `from Save in one Chromium to the changed standings on another one’s screen, ${times} corrections; at most ${max} ms`,
    beside: (p99: string, aloneP50: string, aloneP99: string) =>
      `median of a cached page beside 8 what-ifs a second of the largest league, or beside 30 new pictures at once, over its median alone; 99% within ${p99} ms (alone ${aloneP50} and ${aloneP99} ms)`,
    cold: (asked: string) => `of ${asked} pages that nobody asked for before, beside the what-ifs`,
    hot: (hot: string, bare: string, bytes: string) =>
      `${hot} against ${bare} requests a second, the same ${bytes} compressed bytes, medians of 5`,
  },
  quick: {
    title:
      'Ratios of one short run; a limit is exceeded when something takes several times as long as it should',
    append: (own: string, bare: string) => `one append (${own} ms) over one bare INSERT (${bare} ms)`,
    batched: (many: string, one: string) =>
      `${many} events a second in batches of 2,000 over ${one} one at a time`,
    import: (own: string, bare: string) =>
      `${own} events a second checked, decided and appended; the same in prepared batches: ${bare}`,
    rebuild: (own: string, copy: string, rows: string) =>
      `${own} s over ${copy} s for a COPY of the same ${rows} rows, indexes included`,
    live: (own: string, bare: string) =>
      `from append to visible standings (${own} ms) over a projector that only follows the log (${bare} ms)`,
    row: (own: string, bare: string) => `the same for each of 300 in a row (${own} ms over ${bare} ms)`,
    hot: (own: string, bare: string) =>
      `${own} requests a second of a cached page over ${bare} of a bare server`,
    freshJson: (own: string, bare: string) =>
      `a league that is not cached (${own} ms) over reading its games and writing them as JSON (${bare} ms)`,
    freshPage: (own: string, json: string) => `its page (${own} ms) over its JSON (${json} ms)`,
  },
  written: (file: string) => `Written to ${file}`,
} as const;
export type BenchMessages = typeof benchMessages;
