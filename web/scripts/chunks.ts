import type { Rolldown } from 'vite';
import { featureOfModule } from './message-files.ts';

type Group = Rolldown.CodeSplittingGroup;

const messages = (...features: string[]) => features.map((feature) => `messages/${feature}`);
const mantine = (...components: string[]) =>
  ['esm/components', 'styles'].flatMap((of) => components.map((name) => `@mantine/core/${of}/${name}`));

const formTexts = (feature: string, entity: string, ...texts: string[]) =>
  texts.map((text) => `messages/${feature}/${entity}_${text}`);

const tableStreaks = ['losing', 'tied', 'winning'].flatMap((kind) => [
  `streak_${kind}`,
  `streak_${kind}_long`,
]);

/**
 * The chunks that pages share, with their folders: of `web/src`, of `contracts`, of packages, and of messages. A module
 * belongs to the chunk with the longest path to it. A chunk takes what its modules import unless an earlier chunk has it:
 * what most pages need comes first, and what only forms need last.
 */
const folders: Readonly<Record<string, readonly string[]>> = {
  /** Loaded with forms and wherever entries wait in it. */
  outbox: ['lib/offline/outbox', 'idb'],
  basics: [...mantine('Group', 'Paper', 'Stack', 'Text'), ...messages('forms')],
  inputs: mantine('CloseButton', 'Input', 'InputBase', 'NativeSelect', 'TextInput'),
  filters: ['ui/filter-form', 'ui/as-of/AsOfForm'],
  /** Fields of any form: login pages load these without the code of forms that change the log. */
  fields: ['ui/fields', 'ui/note'],
  /** Loaded after every page; linked pages use some of its texts as titles. */
  footer: [...messages('footer'), 'messages/links/about_title'],
  shared: ['ui', 'lib', 'paraglide', 'messages'],
  games: [
    'ui/crest',
    'ui/game-list',
    'ui/team-name',
    'ui/bars',
    'ui/form-pills',
    'ui/streaks',
    'ui/plain-table',
    'ui/forecast/ChanceBar',
    'ui/forecast/format-share',
    'ui/forecast/win-words',
    'ui/movement',
    ...['chance', 'title'].map((text) => `messages/my-teams/my_teams_${text}`),
    ...['moved_down', 'moved_up', ...tableStreaks].map((text) => `messages/table/table_${text}`),
    ...['chances', 'meaning', 'target', 'title'].map((text) => `messages/forecasts/stakes_${text}`),
    ...['figures_rank', 'figures_rank_of', 'stakes_of'].map((text) => `messages/forecasts/${text}`),
    'contracts/crest',
    'contracts/competition/team-name',
    'contracts/competition/category-policy',
    // Links to venues and fields for them share it; the links must not load forms.
    'contracts/competition/venue-key',
  ],
  tables: [
    'ui/season-lines',
    'ui/points-chart',
    'ui/standings-table',
    // Too small for files of their own.
    'ui/feats',
    'ui/team',
    'ui/forecast/Plot',
    'ui/forecast/possible-words',
    'ui/record/split-columns',
    ...messages('forecasts', 'leagues', 'table'),
    'messages/opponents/opponents_title',
  ],
  /** Loaded after the page, by tables that have certainties. */
  certainties: ['ui/certainties', ...messages('certainties')],
  lists: [
    'ui/my-teams',
    'ui/cards',
    'ui/leagues',
    'ui/season-summary',
    'ui/latest',
    ...['last', 'next', 'no_next'].map((text) => `messages/my-teams/my_teams_${text}`),
    ...['league_leads', 'leagues_all', 'leagues_count'].map((text) => `messages/leagues/${text}`),
    ...['points', 'points_meaning', 'week'].map((text) => `messages/forecasts/stakes_${text}`),
  ],
  /** Pages and forms of members share these; pages that are only read must not load them. */
  work: [
    'ui/actions/Actions',
    'ui/outcome',
    ...['assert-writer', 'drafts', 'shared-game', 'use-draft', 'use-league-search'].map(
      (module) => `lib/forms/${module}`,
    ),
    ...['use-outcome', 'use-refresh-after-write', 'use-sender'].map((module) => `lib/forms/${module}`),
    ...['refetch-outdated', 'retry-until-response'].map((module) => `lib/http/${module}`),
    ...['captcha', 'log-in-request', 'push-subscription', 'use-captcha', 'use-refused-admin'].map(
      (module) => `lib/member/${module}`,
    ),
    'messages/write-forms/draft_other_member',
    ...formTexts('teams', 'team', 'added', 'deleted', 'delete_question', 'edited', 'edit_season'),
    ...formTexts('teams', 'team', 'form_name', 'form_organization', 'form_no_organization'),
    ...formTexts('teams', 'team', 'has_played', 'not_in_season'),
    ...formTexts('table', 'division', 'added', 'deleted', 'delete_question', 'edited'),
    ...formTexts('game-form', 'game_check', 'overtime', 'shootout'),
  ],
  /** « De » before names: few pages need it. */
  names: ['lib/format/contracted', 'contracts/competition/of-name'],
  /** Best teams by a measure: the home page has none. */
  leaders: [
    'ui/leaders',
    'ui/rating/RatingValue',
    ...['rating', 'results', 'percentage', 'wins', 'goals_for', 'goals_against', 'streak'].map(
      (text) => `messages/leaderboard/measure_${text}`,
    ),
  ],
  choices: ['ui/choices', ...mantine('Checkbox', 'Radio')],
  content: [
    'ui/prose',
    'ui/tour',
    'ui/logo',
    ...messages(
      'texts',
      'tour',
      'videos',
      'blog',
      'statistics',
      'timeline',
      'surveys',
      'contact',
      'facebook',
    ),
    ...messages('splash'),
  ],
  community: [
    'ui/age',
    'ui/muted',
    'ui/review',
    ...messages('chat', 'forum', 'notifications', 'text-reasons'),
  ],
  supervision: [
    'ui/supervision',
    ...['waits', 'waits_title'].map((text) => `messages/member/supervise_${text}`),
  ],
  brackets: ['ui/bracket/bracket-place-words', ...messages('bracket-places')],
  accounts: messages('account', 'register', 'login'),
  cells: [
    'ui/paste-area',
    'ui/season-tool',
    'lib/cells',
    ...messages('collisions', 'import', 'grid', 'schedule'),
  ],
  criteria: messages('criterion', 'why'),
  files: ['ui/page-files', ...messages('files')],
  administration: [
    'ui/admin-links',
    'ui/day-chart',
    ...messages('admin', 'mails', 'speech', 'gallery', 'settings', 'analytics', 'backups', 'ads', 'logs'),
    ...messages('members', 'replay', 'views-state', 'push-demo', 'rollback', 'season-replay'),
    'messages/feeds/feeds_description',
    'messages/start/start_intro',
  ],
  pieces: ['@mantine/core', '@mantine/hooks'],
  popovers: [
    'ui/modal',
    'ui/menu',
    '@floating-ui',
    'react-remove-scroll',
    'react-remove-scroll-bar',
    'use-sidecar',
    'aria-hidden',
    ...['use-focus-return', 'use-focus-trap', 'use-long-press'].map((hook) => `@mantine/hooks/esm/${hook}`),
    ...mantine(
      'Combobox',
      'Floating',
      'FocusTrap',
      'Menu',
      'Modal',
      'ModalBase',
      'OptionalPortal',
      'Overlay',
    ),
    ...mantine('Popover', 'Portal', 'ScrollArea', 'Transition'),
  ],
  /** Forms and live updates share these, and live updates must not load forms for them. */
  permissions: ['contracts/membership/permissions', 'contracts/membership/roles'],
  /** Live updates, loaded after the page. */
  live: ['lib/live', 'ui/live', ...messages('live')],
  histories: [
    'ui/activity-list',
    'ui/history',
    ...messages('history', 'activity', 'events', 'policies', 'rulesets'),
  ],
  forms: [
    'ui/form',
    'ui/structure',
    'ui/collisions',
    'ui/preview',
    'ui/progress',
    'ui/ruleset',
    'ui/venue-field',
    'messages/site/not_supervising',
    'messages/teams/team_form_country_hint',
    ...messages('write-forms', 'undo-of-several', 'game-form', 'policy-form', 'ruleset-form', 'scorekeeper'),
  ],
};

/** Styles of pages for readers, in one file; styles of forms load with the forms. */
const styles = {
  folders: ['ui', 'app', 'features'],
  without: ['app/forms', 'features/game-forms', 'features/scorekeeper'],
  ofMantine: [
    'baseline',
    'global',
    'UnstyledButton',
    'Button',
    'Skeleton',
    'Input',
    // Pages with a field that can be emptied would wait for a second file before the first paint.
    'CloseButton',
  ],
};

/** Returns the path of a module as the tables write it: a message is in the folder of its feature. */
const pathOf = (id: string): string => {
  const path = id.replace(/\?.*$/, '').replace(/^.*\/(?:node_modules|web\/src)\//, '');
  const [, message = ''] = /^paraglide\/messages\/(\w+)\.js$/.exec(path) ?? [];
  const feature = featureOfModule.get(message);
  if (feature) return `messages/${feature}/${message}`;
  return path.replace(/^.*\/contracts\/src\//, 'contracts/').replace(/\.\w+$/, '');
};

/** Returns the path's own folders, the longest first, after the path itself. */
const within = (path: string): readonly string[] => {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('/'));
};

const chunkOfFolder = new Map(
  Object.entries(folders).flatMap(([chunk, ofChunk]) => ofChunk.map((folder) => [folder, chunk])),
);

/** Returns the shared chunk of a module that several pages or parts use. */
export const chunkOf = (id: string): string | null => {
  for (const folder of within(pathOf(id))) {
    const chunk = chunkOfFolder.get(folder);
    if (chunk) return chunk;
  }
  return null;
};

const isOf = (chunk: string) => (id: string) => chunkOf(id) === chunk;

const isStyleOfPages = (id: string): boolean => {
  if (!id.endsWith('.css')) return false;
  const path = pathOf(id);
  const isIn = (list: readonly string[]) => within(path).some((folder) => list.includes(folder));
  return (
    isIn(styles.ofMantine.map((name) => `@mantine/core/styles/${name}`)) ||
    (isIn(styles.folders) && !isIn(styles.without))
  );
};

/** A module in one of these chunks is used by at least so many pages and parts; by others it is bundled with them. */
const leastShared: ReadonlyMap<string, number> = new Map([
  ['footer', 1],
  ['shared', 3],
]);

/** The first group takes a module that several match. */
const groups: readonly Group[] = [
  { name: 'styles', test: isStyleOfPages, includeDependenciesRecursively: false },
  /** The WebSocket link of `@trpc/client`; otherwise it would be in every page, in one chunk with the HTTP link. */
  { name: 'line', test: '/@trpc/client/dist/wsLink', includeDependenciesRecursively: false },
  { name: 'outbox', test: isOf('outbox'), minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'initial', tags: ['$initial'] },
  ...Object.keys(folders).map((name) => ({
    name,
    test: isOf(name),
    minShareCount: leastShared.get(name) ?? 2,
  })),
];

/** The groups by which Rolldown makes a few chunks of shared modules instead of dozens of tiny ones. */
export const sharedChunks: Group[] = groups.map((group, at) => ({
  ...group,
  priority: groups.length - at,
}));
