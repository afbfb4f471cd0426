/**
 * A call and the fields of its response, none when the response is a list. A query parameter without a value gets that
 * of the tested site.
 */
export type SpecCall = readonly [call: string, fields?: string];

/** Public calls of the written specification, copied from it: other programs rely on them, whatever the code does. */
const open: readonly SpecCall[] = [
  ['/nav?season', 'currentSeason seasons regions categories'],
  ['/seasons/{seasonSlug}', 'id slug regions categories tournaments supervisors'],
  ['/teams/list?sid&fcid', 'categories teams'],
  ['/teams/{eid}?sid', 'team supervisors'],
  ['/teams/{eid}/stats', 'team streaks feats'],
  ['/teams/rivals?sid&eid1&eid2', 'teams'],
  ['/games/{gid}', 'game'],
  ['/games/scores?sid', 'games dates'],
  ['/regions/{rid}', 'id name description leagues'],
  ['/divisions/{did}', 'id name'],
  ['/categories/{cid}', 'id name description regions leagues'],
  ['/supervisors/{suid}', 'supervisor seasons'],
  ['/users/{uid}', 'user'],
  ['/league?sid&cid&rid', 'league teams standings chart'],
  ['/league?sid&cid&rid&did', 'league teams standings'],
  ['/tournaments/{tid}', 'tournament tournamentCategories'],
  ['/forum/posts', 'posts notice'],
  ['/leaderboard?sid&cid&page=1', 'leaders paging'],
  ['/search?sid&query=equipe', 'teams tournaments categories regions divisions leagues locations places'],
  ['/search/teams?sid&lid&query=equipe'],
  ['/search/tournaments?sid&query=tournoi'],
  ['/search/tournaments/{tid}/teams?sid&query=equipe'],
  ['/search/categories?sid&query=m11'],
  ['/search/regions?sid&cid&query=montreal'],
  ['/search/divisions?sid&cid&rid&query=est'],
  ['/search/leagues?sid&query=ligue'],
  ['/search/locations?query=montreal'],
  ['/search/places?query=arena'],
  ['/cities', 'categories count cities'],
  ['/cities/{ciid}', 'id name categories count'],
  ['/organizations', 'categories count'],
  ['/organizations/{oid}', 'id name categories count'],
  ['/places/teams?sid&cid', 'places'],
  ['/places/tournaments?sid&cid', 'places'],
];

/** Calls that need a session. */
const own: readonly SpecCall[] = [
  ['/auth/user', 'username'],
  ['/following?sid', 'teams tournaments leagues'],
  ['/teams/{eid}/liked', 'status'],
  ['/league/liked?sid&cid&rid', 'status'],
  ['/league/supervised?sid&cid&rid', 'status'],
  ['/tournaments/{tid}/liked', 'status'],
  ['/tournaments/{tid}/supervised', 'status'],
  ['/dashboard', 'user supervisor'],
];

export const specCalls = { open, own };
