/** Texts of `npm run bench:units`. */
export const unitsMessages = {
  steps: {
    data: 'Two seasons are generated and appended to the log…',
    rebuild: 'Rebuilding all views…',
    settle: 'The database tidies up…',
    lanes: 'Results in the log and in both lanes of a projector…',
    cold: 'Pages and tables that nobody asked for before…',
    cached: 'A page and a table from the cache…',
    writing: 'Goals and results of scorekeepers…',
    lines: 'Messages to open pages…',
  },
  title:
    'Unit costs: milliseconds of processor time of the site’s process (Site), of the database (Postgres) and of the program that asks (Load), without what they do when nothing happens',
  how: {
    append: 'one result appended to the log on Postgres, on disk before the next',
    appendOfMany: 'an event of an append of twenty streams',
    batch:
      'a transaction of the first lane, one result: rows of the game, table, streaks, records, rivalries',
    batchP99: '99 % of those cost less of the site',
    look: 'a look at how far the views are, as the measurement of the lag does it',
    batchOfTwenty: 'a transaction of the first lane, twenty results of twenty leagues',
    group: 'a group of the second lane: ratings, forecasts or search words of a category or season',
    groups: 'groups of the second lane for each result, where fifty come together',
    page: 'rendered and compressed, nothing cached, 120 different ones',
    json: 'the table of a league as JSON, nothing cached, 120 different ones',
    cachedPage: 'the page of the largest league from the cache, 1,500 a second',
    cachedJson: 'its table as JSON from the cache, 1,500 a second',
    atFull: 'the same, as often as the site and the load can',
    tap: 'a goal of a game under way: the command, its event and the first lane',
    result: 'a result: the command, its event, the first lane, and a share of the second, all in one league',
    hint: 'a message to one open page, of six thousand of one league',
    line: 'resident memory of the site for one open page, in kilobytes',
    idle: 'in each second in which nothing happens',
    rebuild: 'a row of the rebuild of all views, indexes included',
    events: 'events in the log for each game, teams and leagues included',
    logBytes: 'bytes of the log on Postgres for each game, indexes included',
    rows: 'rows of all views for each game',
    viewBytes: 'bytes of all views for each game, indexes included',
  },
} as const;
export type UnitsMessages = typeof unitsMessages;
