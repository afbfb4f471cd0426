import { activityActions, activityKinds } from '../competition/activity-actions.ts';
import { leaderboardMeasures, recordNames, tableColumns } from '../competition/lists.ts';
import { streamKinds } from '../log/streams.ts';
import { linkOutcomes } from '../membership/mailed-link.ts';
import { memberRoles } from '../membership/roles.ts';
import { reviewStates } from '../moderation/suspicion.ts';
import { adminLogChannels } from './admin-log-channels.ts';
import { pathOfPage } from './local-path.ts';
import type { PageName } from './routes.ts';
import {
  day,
  id,
  instant,
  laterPage,
  oneOf,
  position,
  present,
  type ReadValue,
  season,
  words,
} from './url-values.ts';
import { isWhatIf, whatIfIn } from './what-if-search.ts';

type Parameters = Readonly<Record<string, ReadValue>>;

const asOf = { playedBy: day, knownOn: day, knownAt: instant };
const ofHistory = { include: oneOf(['games']), before: position };
const sort = oneOf(tableColumns.flatMap((column) => [column, `-${column}`]));
const all = oneOf(['1']);
const local: ReadValue = (text) => (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]{0,10}$/.test(text) ? text : null);

/**
 * The search parameters that each page knows, in the order in which addresses name them. What stands beside them in an
 * address changes nothing of the page, whoever added it: it is not in the key under which the page is cached.
 */
const searchParameters: { readonly [N in PageName]: Parameters } = {
  home: {},
  about: {},
  search: { q: words(80), season },
  terms: {},
  privacy: {},
  roles: {},
  login: { refused: present, next: pathOfPage },
  logout: {},
  register: {},
  verify: { done: oneOf(linkOutcomes) },
  forgottenPassword: {},
  forgottenUsername: {},
  resetPassword: {},
  parentConsent: {},
  account: {},
  dashboard: {},
  review: { state: oneOf(reviewStates), page: laterPage },
  members: { name: words(80), role: oneOf(memberRoles), banned: oneOf(['0', '1']), page: laterPage },
  rollBack: { member: words(40), from: local, to: local },
  replay: { kind: oneOf(streamKinds), id, step: id },
  logs: { channel: oneOf(adminLogChannels), before: position },
  forbidden: {},
  user: {},
  supervisor: { sent: present },
  season: {},
  latestResults: { category: id, date: day },
  liveScores: { date: day },
  enterResults: {},
  activity: {
    event: position,
    kind: oneOf(activityKinds),
    action: oneOf(activityActions),
    member: words(40),
    before: position,
  },
  leaderboard: { by: oneOf(leaderboardMeasures), ...asOf },
  leagues: {},
  teams: { region: id, page: laterPage },
  tournaments: {},
  supervisors: {},
  category: {},
  region: {},
  league: {
    view: oneOf(['games', 'history']),
    why: present,
    from: day,
    to: day,
    team: id,
    record: oneOf(recordNames),
    sort,
    ...asOf,
    ...ofHistory,
    page: laterPage,
  },
  team: { view: oneOf(['history']), ...asOf, ...ofHistory },
  teamStats: { all },
  rivalry: { all },
  game: { before: position },
  tournament: { view: oneOf(['history']), sort, ...asOf, ...ofHistory },
};

/** The query of a page's address (with or without its question mark) as far as the page knows it, in one order. */
export const canonicalSearch = (page: PageName, search: string): string => {
  if (search === '' || search === '?') return '';
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [name, read] of Object.entries(searchParameters[page])) {
    const value = read(asked.get(name) ?? '');
    if (value !== null && asked.has(name)) known.set(name, value);
  }
  if (page === 'league' && isWhatIf(asked)) known.set('whatIf', whatIfIn(asked) ?? '');
  return known.toString();
};
