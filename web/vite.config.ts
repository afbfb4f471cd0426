import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appManifests } from './scripts/app-manifests.ts';
import { precompress } from './scripts/precompress.ts';
import { serviceWorker } from './scripts/service-worker.ts';

/** Form fields, and messages that only forms show: pages for readers do not load them. */
const ofForms =
  /web\/src\/(ui\/(form|note|preview|progress|structure|collisions)\/|ui\/ruleset\/(RulesetField|ChangeRuleset|ruleset-words)\.|lib\/(use-sender|call-error|use-outcome|until-answered|new-command-id|ask-to-log-in)\.|paraglide\/messages\/(form_|draft_|preview_|progress_|keep_(?!title)|write_|conflict_|select_search_|toast_|structure_|order_|policy_(help|proposed|chosen)|deduction_(?!form|field)|only_for_|thing_|entries_(?!form)|draw_(?!form)|ruleset_(?!form|change\d*\.)|place_name_|game_check_|game_form_(?!(add|edit|delete|restore|cancel|new_day|postpone|reinstate|withdraw)\d*\.)))/;

/** Button layout and error mapping: for forms, and for pages that need no other form code. */
const ofBasics =
  /@mantine\/core\/(esm\/components|styles)\/(Group|Paper|Stack|Text)[./]|web\/src\/lib\/(call-error|use-outcome|new-command-id)\.|paraglide\/messages\/form_failed/;

/** Drafts, for forms and for the chat. */
const ofDrafts = /web\/src\/lib\/(use-)?drafts?\./;

/** Mantine's overlays, menus and comboboxes, shared by several parts. */
const ofMantine =
  /\/node_modules\/(@floating-ui|react-remove-scroll\w*|react-remove-scroll-bar|use-sidecar|aria-hidden)\/|\/@mantine\/core\/esm\/components\/(Combobox|Floating|FocusTrap|Menu|Modal|ModalBase|Overlay|Popover|Portal|OptionalPortal|ScrollArea|Transition)\/|\/@mantine\/hooks\/esm\/use-(focus|long-press|scroll-lock)|web\/src\/ui\/(modal\/|menu\/NamedItems\.)/;

/** Mantine's smaller components, each used by a few forms and pages. */
const ofPieces = /\/node_modules\/@mantine\/(core|hooks)\//;

/** Text inputs, which filters of public pages use without any other form code. */
const ofInputs =
  /@mantine\/core\/(esm\/components|styles)\/(CloseButton|Input|InputBase|NativeSelect|TextInput)[./]|\/utils\/noop\//;

/** Filters of days and lists, loaded only by pages that have one. */
const ofFilters = /web\/src\/ui\/(filter-form|as-of)\//;

/** Basic form components: login pages load these without the code of forms that change the log. */
const ofFields =
  /web\/src\/(ui\/form\/(Form|TextField|ShortTextField|SelectField|PasswordField|UsernameField|Done|field-of|use-form|use-form-state)\.|ui\/note\/)/;

/** Checkboxes and radio buttons. */
const ofChoices =
  /web\/src\/ui\/form\/(AcceptTerms|CheckboxField|RadioField|Group)\.|@mantine\/core\/esm\/components\/(Checkbox|Radio)\//;

/** Previews and progress, for forms and the rollback page. */
const ofPreviews =
  /web\/src\/(ui\/(preview\/(ChangesTables|ChangeTable|change-tables)|progress\/)|paraglide\/messages\/(undo_leave|undo_partly))/;

/** Changes in words: for histories, and for conflicts in forms. */
const ofHistories =
  /web\/src\/(ui\/(activity-list\/|history\/(?!HistoryLink|late-history)|policy\/policy-words|ruleset\/preset-words)|paraglide\/messages\/(history_|activity_|ruleset_(preset_|custom|name|numbered)|deduction_field|policy_(?!note|form|help|proposed|chosen)))/;

/** Teams and games as pages show them; other chunks use only their words. */
const ofGames =
  /web\/src\/ui\/(crest|game-list|team-name)\/(?!.*(-words|stage-name)\.ts)|contracts\/src\/(crest\/|competition\/(team-name|category-policy)\.)/;

/** Tables and their lines over a season as pages show them. */
const ofTables = /web\/src\/ui\/(season-lines|points-chart|standings-table|movement)\/(?!.*-words\.ts)/;

/** Lists of teams, leagues and leaders that link to other pages. */
const ofLists = /web\/src\/(ui\/(my-teams|cards|leagues|leaders|season-summary|latest)\/|lib\/use-star\.)/;

/** Live updates, loaded after the page. */
const ofLive =
  /web\/src\/(ui\/live\/|lib\/(live-|use-live|prompt-socket)|paraglide\/messages\/live_(entries|game|table|more|lost))/;

/**
 * The WebSocket link of `@trpc/client`. Its package exports it beside the HTTP link, so it would end up in every page.
 */
const ofLine = /@trpc\/client\/dist\/wsLink/;

/** Content pages: their words, prose and tour. The footer loads some of it after any page. */
const ofContent =
  /web\/src\/(ui\/(prose|tour|logo)\/|paraglide\/messages\/(tour_|videos_|blog_|statistics_|timeline_|surveys_|contact_|facebook_|splash_|text_(?!reason)))/;

/** Footer texts, loaded after every page; linked pages use some of them as titles. */
const ofFooter =
  /paraglide\/messages\/(shell_footer_|(statistics|timeline|blog|videos|surveys|tour|facebook|opendata|privacy|roles|offline)_title\d*\.|contact_site_(faq|title)\d*\.)/;

/** The outbox, loaded with forms and wherever entries wait in it. */
const ofOutbox = /web\/src\/lib\/outbox\/(?!waiting-mark)|\/node_modules\/idb\//;

/** Roles and permissions. Forms and live updates share them, and live updates must not load forms for them. */
const ofPermissions = /contracts\/src\/membership\/(roles|permissions)\./;

/** Forum, chat and moderation. */
const ofCommunity =
  /web\/src\/(ui\/(age|muted|review|policy\/policy-words)\/|lib\/(use-)?captcha\.|paraglide\/messages\/(text_|chat_(?!title)|forum_(?!title)|notification_|notifications_(?!title)|room_))/;

/** Requests to supervise, for the few members whom they concern. */
const ofSupervision = /web\/src\/ui\/supervision\/(?!SupervisionNotice)/;

/** Names of the places of brackets, for planned brackets, their form and their problems. */
const ofBrackets =
  /web\/src\/(ui\/bracket\/bracket-place-words\.|paraglide\/messages\/bracket_(place|problem))/;

/** Registration, login and accounts. */
const ofAccounts =
  /web\/src\/(lib\/mailed-link\.|paraglide\/messages\/(account_(?!title)|register_(?!title)|forgotten_|role_|login_(?!title)))/;

/** Spreadsheet cells, for entering or pasting many games. */
const ofCells =
  /web\/src\/(ui\/(paste-area|season-tool)\/|lib\/(cells\/|use-league-search\.)|paraglide\/messages\/(collisions_|import_|grid_))/;

/** Tie-break explanations of tables. */
const ofCriteria =
  /web\/src\/(ui\/standings-table\/criterion-words\.|paraglide\/messages\/(criterion_|why_))/;

/** Small tables and games for embeds and screens. */
const ofEmbeds = /web\/src\/ui\/small\/|contracts\/src\/site\/embeds\./;

/** Downloads of a page. */
const ofFiles =
  /web\/src\/(ui\/page-files\/|paraglide\/messages\/files_)|contracts\/src\/site\/(page-)?files\./;

/** Bars and pills of statistics pages. */
const ofBars = /web\/src\/ui\/(bars|form-pills|streaks|plain-table)\//;

/** Words and parts of the administration, which no public page loads. */
const ofAdministration =
  /web\/src\/(ui\/(admin-links|day-chart)\/|lib\/kept-filters|paraglide\/messages\/(admin_|mails_|concern_|count_|speech_|gallery_|setting_|analytics_|backup_|ads_|logs_|stuck_|set_aside_|members_|replay_|season_replay_|views_state_|push_demo_|roll_back_|size_))/;

/** Styles of pages for readers, in one file; styles of forms load with the forms. */
const isStyleOfPages = (id: string) =>
  id.endsWith('.css') &&
  (/@mantine\/core\/styles\/(baseline|default-css-variables|global|UnstyledButton|Button|Skeleton|Input)\.css$/.test(
    id,
  ) ||
    /web\/src\/(ui\/(?!form\/(?!form\.)|preview\/)|app\/(?!forms\/)|features\/(?!\w+-forms\/|scorekeeper\/))/.test(
      id,
    ));

/**
 * Groups shared modules into a few chunks instead of dozens of tiny ones. A chunk also takes the dependencies of its
 * modules, so the entry's modules are set apart first; otherwise every page would load the form chunks.
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
      !ofPreviews.test(id) &&
      !ofGames.test(id) &&
      !ofTables.test(id) &&
      !ofLists.test(id) &&
      !ofLive.test(id) &&
      !ofContent.test(id) &&
      !ofBars.test(id) &&
      !ofCommunity.test(id) &&
      !ofSupervision.test(id) &&
      !ofBrackets.test(id) &&
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
  { name: 'tables', test: ofTables, minShareCount: 3, entriesAware: false, priority: 1 },
  { name: 'lists', test: ofLists, minShareCount: 3, entriesAware: false, priority: 1 },
  { name: 'basics', test: ofBasics, minShareCount: 2, priority: 3 },
  { name: 'drafts', test: ofDrafts, minShareCount: 2, priority: 3, includeDependenciesRecursively: false },
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
  { name: 'supervision', test: ofSupervision, minShareCount: 2, entriesAware: false, priority: 1 },
  { name: 'brackets', test: ofBrackets, minShareCount: 2, entriesAware: false, priority: 1 },
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

/** Every page lists the names of other pages' files: the shortest possible hash saves 0.4 kB per page. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** `vite build` makes the client and its manifest; `vite build --ssr` makes the server entry, bundled into one file. */
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
      // Browsers without module preload load modules on import.
      polyfill: false,
      // Every page links the shared styles already, so they need not be in each preload list.
      resolveDependencies: (_file, files) => files.filter((file) => !/(^|\/)styles-[^/]*$/.test(file)),
    },
    rolldownOptions: {
      // The package has no side effects, so links that a page does not use can be dropped.
      treeshake: { moduleSideEffects: (id: string) => !id.includes('/@trpc/client/') },
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx',
      output: isSsrBuild
        ? { codeSplitting: false }
        : { codeSplitting: { groups: sharedChunks }, ...shortNames },
    },
  },
}));
