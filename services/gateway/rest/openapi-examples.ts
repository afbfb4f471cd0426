// Values that the demonstration answers to: whoever copies an example sees something.
const season = '2024-2025';

/** By what a route calls a parameter. */
export const parameterExamples: Readonly<Record<string, string | number>> = {
  lang: 'fr',
  sid: season,
  season,
  seasonSlug: season,
  seasonId: 1,
  cid: 1,
  fcid: 1,
  rid: 1,
  did: 1,
  lid: 1,
  tid: 1,
  eid: 1,
  ciid: 1,
  oid: 1,
  eid1: 1,
  eid2: 2,
  gid: 1,
  chatid: 1,
  uid: 1,
  suid: 1,
  query: 'm13 aaa',
  page: 1,
  post: 'first-snow',
  vid: 'dQw4w9WgXcQ',
  tag: 'm13',
  by: 'rating',
  position: '1',
  reason: 'duplicate',
  stream: 'game-1',
  type: 'game',
  playedBy: '2024-12-31',
  preset: 'iihf',
  knownAt: '2024-12-31T12:00:00Z',
};

const result = {
  homeGoals: 4,
  awayGoals: 2,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: 1,
  awayFairPlay: 1,
} as const;
const inSeason = { seasonId: 1 } as const;
const place = { categoryId: 1, regionId: 1 } as const;
const ruleset = { ...inSeason, rulesetId: 1, rulesetVersion: 1 } as const;

/** Bodies by the procedure that takes them. */
export const bodyExamples: Readonly<Record<string, object>> = {
  'league.changeRuleset': ruleset,
  'league.edit': { ...inSeason, ...place, name: { fr: 'Ligue de Montréal', en: 'Montreal League' } },
  'team.change': { ...inSeason, ...place, name: 'Lynx de Montréal', city: 'Montréal' },
  'team.chooseCrest': {
    crest: { main: '#124684', second: '#f4c430', outline: 'shield', motif: 'bars' },
  },
  'game.recordResult': { ...inSeason, ...result },
  'game.correctResult': { ...inSeason, ...result, reason: 'typing-error' },
  'game.record': {
    ...inSeason,
    categoryId: 1,
    leagueId: 1,
    tournamentId: null,
    stage: 'regular',
    group: null,
    homeTeamId: 1,
    awayTeamId: 2,
    date: '2024-11-20',
    time: '19:30',
    venue: null,
    city: 'Montréal',
    ...result,
  },
  'tournament.changeRuleset': ruleset,
  'tournament.edit': {
    ...inSeason,
    name: { fr: 'Tournoi des neiges', en: 'Snow Tournament' },
    startsOn: '2025-01-10',
    endsOn: '2025-01-12',
    categoryIds: [1],
    city: 'Montréal',
  },
  'chat.send': { text: 'Bonne partie!' },
  'search.autocomplete': { query: 'm13 aaa' },
  'redirect.category': { sid: season, ClassID: 1 },
  'redirect.team': { sid: season, HomeID: 1 },
  'redirect.rivals': { sid: season, HomeID1: 1, HomeID2: 2 },
  'account.register': {
    username: 'Patineuse',
    email: 'patineuse@example.org',
    emailConfirmation: 'patineuse@example.org',
    password: 'glace-bleue-et-bâtons',
    hockeyAnswer: 'capitals',
    acceptsTerms: true,
    age: 'over14',
  },
  'account.openApiSession': { login: 'Patineuse', password: 'glace-bleue-et-bâtons' },
  'account.askParentAgain': { email: 'patineuse@example.org' },
  'account.impersonate': { username: 'Patineuse' },
};
