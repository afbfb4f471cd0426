const full = {
  liveGames: 400,
  tapsPerSecond: 20,
  resultsPerMinute: 60,
  lines: 5_000,
  requestsPerSecond: 500,
  pages: 2_000,
  /** The pages that count as hot. */
  hotPages: 50,
  sheetRows: 20_000,
  /** At most; one at a time. */
  crawledPerSecond: 5,
};

/** The load of a Saturday. */
export type Size = Readonly<typeof full>;

/** A share of a whole Saturday, with as many readers of each page. */
export const sizeAt = (share: number): Size => {
  const part = (of: number) => Math.max(1, Math.round(of * share));
  return {
    liveGames: part(full.liveGames),
    tapsPerSecond: full.tapsPerSecond * share,
    resultsPerMinute: full.resultsPerMinute * share,
    lines: part(full.lines),
    requestsPerSecond: full.requestsPerSecond * share,
    pages: part(full.pages),
    hotPages: part(full.hotPages),
    sheetRows: part(full.sheetRows),
    crawledPerSecond: full.crawledPerSecond * share,
  };
};
