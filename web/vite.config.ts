import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appManifests } from './scripts/app-manifests.ts';
import { precompress } from './scripts/precompress.ts';
import { serviceWorker } from './scripts/service-worker.ts';

/** Fields of forms, and the texts that no page shows before a form is open: readers need not load them. */
const ofForms =
  /web\/src\/(ui\/(form|note|preview|progress|structure|collisions)\/|ui\/ruleset\/(RulesetField|ChangeRuleset|ruleset-words)\.|lib\/(use-draft|use-sender|refusal|until-answered|new-command-id|ask-to-log-in)\.|paraglide\/messages\/(form_|draft_|preview_|progress_|keep_(?!title)|write_|conflict_|select_search_|toast_|structure_|order_|policy_(help|proposed|chosen)|deduction_(?!form|field)|only_for_|thing_|entries_(?!form)|draw_(?!form)|ruleset_(?!form|change\d*\.)|place_name_|game_check_|game_form_(?!(add|edit|delete|restore|cancel|reinstate|withdraw)\d*\.)))/;

/** What buttons stand in, and what a refusal is: for forms, and for pages with a few buttons that load nothing else of them. */
const ofBasics =
  /@mantine\/core\/(esm\/components|styles)\/(Group|Paper|Stack|Text)[./]|web\/src\/lib\/(refusal|new-command-id)\.|paraglide\/messages\/form_failed/;

/** What else several parts use of Mantine: what opens over a page, and what is chosen from there. */
const ofMantine =
  /\/node_modules\/(@floating-ui|react-remove-scroll\w*|react-remove-scroll-bar|use-sidecar|aria-hidden)\/|\/@mantine\/core\/esm\/components\/(Combobox|Floating|FocusTrap|Menu|Modal|ModalBase|Overlay|Popover|Portal|OptionalPortal|ScrollArea|Transition)\/|\/@mantine\/hooks\/esm\/use-(focus|debounced|long-press|scroll-lock)|web\/src\/ui\/modal\//;

/** Mantine's smaller pieces, each of a few forms and pages. */
const ofPieces = /\/node_modules\/@mantine\/(core|hooks)\//;

/** What one types into: filters of public pages have some, and nothing else of forms. */
const ofInputs =
  /@mantine\/core\/(esm\/components|styles)\/(CloseButton|Input|InputBase|NativeSelect|TextInput)[./]|\/utils\/noop\//;

/** Filters of days and lists: pages without one load nothing of them. */
const ofFilters = /web\/src\/ui\/(filter-form|as-of)\//;

/** What every form is made of: who only logs in loads this of them, and nothing of what changes the log. */
const ofFields =
  /web\/src\/(ui\/form\/(Form|TextField|LineField|SelectField|PasswordField|Done|field-of|use-form|use-form-state)\.|ui\/note\/)/;

/** Boxes to tick, and buttons of which one is chosen. */
const ofChoices =
  /web\/src\/ui\/form\/(AcceptTerms|Choice|Group)\.|@mantine\/core\/esm\/components\/(Checkbox|Radio)\//;

/** What a change moves, and how far it has come: shown by forms, and by the page that rolls back. */
const ofPreviews = /web\/src\/ui\/(preview\/(ChangesTables|ChangeTable|change-tables)|progress\/)/;

/** What was changed, in words: for histories, and for forms that somebody else was faster than. */
const ofHistories =
  /web\/src\/(ui\/(activity-list\/|history\/(?!HistoryLink|late-history)|policy\/policy-words)|paraglide\/messages\/(history_|activity_|deduction_field|policy_(?!note|form|help|proposed|chosen)))/;

/** Teams, games and tables as pages show them; their words alone are read elsewhere too. */
const ofGames =
  /web\/src\/ui\/(crest|game-list|team-name|season-lines|points-chart|standings-table|movement)\/(?!.*(-words|stage-name)\.ts)|contracts\/src\/(crest\/|competition\/(team-name|category-policy)\.)/;

/** Lists of teams, leagues and leaders, from which one goes on to another page. */
const ofLists = /web\/src\/(ui\/(my-teams|cards|leagues|leaders|season-summary|latest)\/|lib\/use-star\.)/;

/** What keeps pages up to date: it comes after them. */
const ofLive =
  /web\/src\/(ui\/live\/|lib\/(live-|use-live|prompt-socket)|paraglide\/messages\/live_(entries|game|table|more|lost))/;

/** The client of live lines: its package names it beside what every page asks with, and would be sent along with that. */
const ofLine = /@trpc\/client\/dist\/wsLink/;

/** Words of the pages of content, and what their texts are made of: the footer loads some of it after any page. */
const ofContent =
  /web\/src\/(ui\/(prose|tour|logo)\/|paraglide\/messages\/(tour_|videos_|blog_|statistics_|timeline_|surveys_|contact_|facebook_|splash_|text_(?!reason)))/;

/** What the footer says: after every page, and some of it on the pages that it leads to. */
const ofFooter =
  /paraglide\/messages\/(shell_footer_|(statistics|timeline|blog|videos|surveys|tour|facebook|opendata|privacy|roles|offline)_title\d*\.|contact_site_(faq|title)\d*\.)/;

/** What waits for a connection: with forms, and where something waits without them. */
const ofOutbox = /web\/src\/lib\/outbox\/(?!waiting-mark)|\/node_modules\/idb\//;

/** Who may do what: forms ask it, and so does what keeps pages up to date, which must not load the forms for it. */
const ofPermissions = /contracts\/src\/membership\/(roles|permissions)\./;

/** What readers write to each other, and how it is looked after. */
const ofCommunity =
  /web\/src\/(ui\/(review|policy\/policy-words)\/|lib\/captcha\.|paraglide\/messages\/(text_|chat_(?!title)|forum_(?!title)|notification_|notifications_(?!title)|room_))/;

/** Registering, logging in and what one may do: pages of accounts. */
const ofAccounts =
  /web\/src\/(lib\/mailed-link\.|paraglide\/messages\/(account_(?!title)|register_(?!title)|forgotten_|role_|login_(?!title)))/;

/** Cells of spreadsheets, read where one types or pastes many games. */
const ofCells =
  /web\/src\/(lib\/(cells\/|use-league-search\.)|paraglide\/messages\/(collisions_|import_|grid_))/;

/** Why one team stands before another: with a table's explanation. */
const ofCriteria =
  /web\/src\/(ui\/standings-table\/criterion-words\.|paraglide\/messages\/(criterion_|why_))/;

/** Tables and games in small, for other sites and screens. */
const ofEmbeds = /web\/src\/ui\/small\/|contracts\/src\/site\/embeds\./;

/** What a page can be taken away as. */
const ofFiles =
  /web\/src\/(ui\/page-files\/|paraglide\/messages\/files_)|contracts\/src\/site\/(page-)?files\./;

/** Numbers in bars: on pages of figures alone. */
const ofBars = /web\/src\/ui\/(bars|form-pills|streaks|plain-table)\//;

/** The administration's own words and parts: no page for readers loads them. */
const ofAdministration =
  /web\/src\/(ui\/(admin-links|day-chart)\/|lib\/kept-filters|paraglide\/messages\/(admin_|mails_|concern_|count_|speech_|gallery_|setting_|analytics_|backup_|ads_|logs_|stuck_|set_aside_|members_|replay_|season_replay_|views_state_|push_demo_|roll_back_|size_))/;

/** The styles of what is read: one file for all pages. Those of forms come with the forms. */
const isStyleOfPages = (id: string) =>
  id.endsWith('.css') &&
  (/@mantine\/core\/styles\/(baseline|default-css-variables|global|UnstyledButton|Button|Skeleton|Input)\.css$/.test(
    id,
  ) ||
    /web\/src\/(ui\/(?!form\/(?!form\.)|preview\/)|app\/(?!forms\/)|features\/(?!\w+-forms\/|scorekeeper\/))/.test(
      id,
    ));

/**
 * What several pages share comes in one chunk, not in dozens of tiny ones; what only forms share in another. A chunk takes
 * along what its modules need: what every page begins with is set apart first, or all would load the forms for it.
 */
const sharedChunks = [
  {
    name: 'styles',
    test: isStyleOfPages,
    priority: 6,
    includeDependenciesRecursively: false,
    entriesAware: false,
  },
  { name: 'outbox', test: ofOutbox, priority: 5, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'line', test: ofLine, priority: 5, includeDependenciesRecursively: false },
  { name: 'initial', tags: ['$initial' as const], priority: 4 },
  {
    name: 'shared',
    test: (id: string) =>
      /web\/src\/(ui|lib|paraglide)\//.test(id) &&
      !ofForms.test(id) &&
      !ofMantine.test(id) &&
      !ofHistories.test(id) &&
      !ofGames.test(id) &&
      !ofLists.test(id) &&
      !ofLive.test(id) &&
      !ofContent.test(id) &&
      !ofBars.test(id) &&
      !ofCommunity.test(id) &&
      !ofAccounts.test(id) &&
      !ofCells.test(id) &&
      !ofCriteria.test(id) &&
      !ofEmbeds.test(id) &&
      !ofFiles.test(id) &&
      !ofAdministration.test(id),
    minShareCount: 3,
    entriesAware: false,
    priority: 1,
  },
  { name: 'games', test: ofGames, minShareCount: 3, entriesAware: false, priority: 1 },
  { name: 'lists', test: ofLists, minShareCount: 3, entriesAware: false, priority: 1 },
  { name: 'basics', test: ofBasics, minShareCount: 2, priority: 3 },
  { name: 'inputs', test: ofInputs, minShareCount: 2, priority: 2.5 },
  { name: 'filters', test: ofFilters, minShareCount: 2, priority: 2.4 },
  { name: 'fields', test: ofFields, minShareCount: 2, priority: 2 },
  { name: 'choices', test: ofChoices, minShareCount: 2, priority: 1 },
  { name: 'footer', test: ofFooter, minShareCount: 1, entriesAware: false, priority: 1.5 },
  { name: 'content', test: ofContent, minShareCount: 2, entriesAware: false, priority: 1 },
  { name: 'popovers', test: ofMantine, minShareCount: 2, priority: 0.5 },
  {
    name: 'pieces',
    test: (id: string) => ofPieces.test(id) && !ofMantine.test(id),
    minShareCount: 2,
    priority: 0.6,
  },
  { name: 'community', test: ofCommunity, minShareCount: 2, entriesAware: false, priority: 1 },
  { name: 'accounts', test: ofAccounts, minShareCount: 2, entriesAware: false, priority: 1 },
  { name: 'cells', test: ofCells, minShareCount: 2, entriesAware: false, priority: 1 },
  { name: 'criteria', test: ofCriteria, minShareCount: 2, entriesAware: false, priority: 1 },
  { name: 'embeds', test: ofEmbeds, minShareCount: 2, entriesAware: false, priority: 1 },
  { name: 'files', test: ofFiles, minShareCount: 2, entriesAware: false, priority: 1 },
  { name: 'bars', test: ofBars, minShareCount: 2, entriesAware: false, priority: 1 },
  { name: 'administration', test: ofAdministration, minShareCount: 2, entriesAware: false, priority: 1 },
  { name: 'permissions', test: ofPermissions, minShareCount: 2 },
  { name: 'histories', test: ofHistories, minShareCount: 2, entriesAware: false },
  { name: 'previews', test: ofPreviews, minShareCount: 2 },
  { name: 'forms', test: ofForms, minShareCount: 2, entriesAware: false },
];

/** Every page brings the names of all others’ files: as short a hash as can be made is 0.4 kB less of each page. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** `vite build` makes the client with its manifest, `vite build --ssr` the server's entry, all it needs in one file. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    paraglideVitePlugin({ project: './project.inlang', outdir: './src/paraglide' }),
    react(),
    ...(isSsrBuild ? [] : [appManifests(), serviceWorker(), precompress()]),
  ],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  publicDir: isSsrBuild ? false : 'public',
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      // Browsers that can't preload modules load them when they are wanted.
      polyfill: false,
      // Every page begins with these: they need not be in the list of each.
      resolveDependencies: (_file, files) => files.filter((file) => !/(^|\/)styles-[^/]*$/.test(file)),
    },
    rolldownOptions: {
      // Nothing happens by loading it: links that no page uses need not be loaded with those that all do.
      treeshake: { moduleSideEffects: (id: string) => !id.includes('/@trpc/client/') },
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx',
      output: isSsrBuild
        ? { codeSplitting: false }
        : { codeSplitting: { groups: sharedChunks }, ...shortNames },
    },
  },
}));
