/** Texts of `npm run bench:saturday`. */
export const saturdayMessages = {
  steps: {
    data: 'Two seasons are generated and appended to the log…',
    rebuild: 'Rebuilding all views…',
    settle: 'The database tidies up…',
    load: 'A Saturday…',
  },
  how: {
    hot: (pages: string, requests: string) =>
      `the ${pages} pages that are read most, ${requests} requests; from sending to the last byte`,
    others: (requests: string) => `all other pages and tables as JSON, ${requests} requests`,
    screen: (results: string) =>
      `from sending a result to the table that has it, fetched by an open page that was told of it; ${results} results`,
    hint: 'from sending a result to the message on that page’s line',
    refused: (failures: string) =>
      `responses from 400 up, timeouts and broken connections of readers ${failures}`,
    lines: (messages: string) => `lines that the site closed; ${messages} messages a second named a change`,
    taps: (requests: string, failures: string) =>
      `${requests} taps of scorekeepers, each until its answer ${failures}`,
    lost: 'results that no open page got to see',
    import: (added: string, refused: string) =>
      `from the first row sent to the last one imported; ${added} games added, ${refused} refused`,
    crawl: (p50: string, failures: string) => `pages a second, one at a time; median ${p50} ms ${failures}`,
    heap: (mb: string) => `share by which the site’s heap grew, per ten minutes; ${mb} MB at the end`,
    resident: (mb: string) => `the same of its memory besides cached responses; ${mb} MB at the end`,
    site: 'processors used by gateway, projector and reactor, which share a process',
    generator: (late: string) =>
      `processors used by the load itself; 99% of its turns came within ${late} ms`,
    elsewhere: 'processors used by everything else on the machine, which is not part of the benchmark',
    loop: 'median of the 99th percentiles of the delay of the site’s event loop, each of five seconds',
    hits: 'share of requests for cacheable responses that found one',
  },
  onlyTried: 'Not written: only a run of ten minutes with the whole load is',
} as const;
export type SaturdayMessages = typeof saturdayMessages;
