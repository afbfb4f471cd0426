/** Texts of `npm run bench:season20`. */
export const season20Messages = {
  steps: {
    one: 'Importing and rebuilding the last season alone…',
    import: 'Importing all seasons…',
    rebuild: 'Rebuilding all views…',
    settle: 'The database tidies up…',
    pages: 'Pages and JSON of leagues, all seasons and one, by turns…',
    corrections: 'Corrections of results, of one season alone and then of the oldest of all…',
    peer: 'The same results with Emmett and here…',
  },
  how: {
    import: (games: string, events: string, cpu: string) =>
      `${games} invented games, checked and appended by the importer, ${events} events; ${cpu} s of processor without the database`,
    importPeak: 'peak memory of the process that imports',
    rebuild: (cpu: string) =>
      `all views from the log, indexes included; ${cpu} s of processor without the database`,
    rebuildPeak: 'peak memory of the process that rebuilds',
    database: 'log, views and indexes',
    hot: 'kept answers, one request at a time; ratio to the same site with one season, in the same minute',
    fresh: 'nothing kept: queries, computing and rendering every time, over 60 leagues',
    correction: (count: string) =>
      `from the append of the correction to the page that shows it, ${count} leagues never asked for before, after 5 to warm up; ratio to the same on the database of one season`,
    peer: (count: string, own: string, peer: string) =>
      `${count} results, one append at a time: ${own} a second here with all views, ${peer} with @event-driven-io/emmett-postgresql 0.42.0 and one document a league`,
  },
  withoutPeer: (why: string) => `Compared without Emmett, which could not be installed or run: ${why}`,
} as const;
export type Season20Messages = typeof season20Messages;
