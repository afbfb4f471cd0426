import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { chunksOf } from '../src/app/manifest.ts';

/** Maximum gzipped JavaScript of a page, in bytes: needed before the page is usable, and with chunks loaded ahead. */
export const scriptBudgets = { needed: 191_000, withAhead: 205_000 } as const;

/** The same budgets for pages with forms and for pages of members and administrators, which also load form fields. */
export const workBudgets = { needed: 210_000, withAhead: 222_000 } as const;

const pagesOfWork: ReadonlySet<string> = new Set(
  [
    'Activity',
    'AdminActivity',
    'AdminCharts',
    'Ads',
    'Chatroom',
    'Contact',
    'Dashboard',
    'Feeds',
    'Logs',
    'Members',
    'NotificationSettings',
    'Register',
    'Replay',
    'Review',
    'RollBack',
    'SeasonReplay',
    'Settings',
    'Topic',
  ].map((name) => `${name}Page.tsx`),
);

/**
 * Modules that every page loads by itself once it is shown. The service worker and its registration are not counted:
 * they load once for all pages, when the browser is idle.
 */
export const loadedAhead: readonly string[] = [
  'src/app/live/LiveLayer.tsx',
  'src/app/shell/FooterGroups.tsx',
  'src/app/visits/note-visits.ts',
];
/** Modules that pages load only when the reader needs them. */
export const loadedOnDemand: readonly string[] = [
  'src/app/forms/FormLayer.tsx',
  'src/app/forms/forms.ts',
  'src/app/shell/MoreDrawer.tsx',
  'src/app/shell/SearchBox.tsx',
  'src/features/game-forms/grid/ResultsGrid.tsx',
  'src/features/account/parts/EraseForm.tsx',
  'src/features/account/sign-in-methods/SignInMethods.tsx',
  'src/features/login/PasskeyEntry.tsx',
  'src/features/members/parts/ConfirmAction.tsx',
  'src/features/rollback/parts/PeriodForm.tsx',
  'src/features/rollback/parts/Plan.tsx',
  'src/features/views-state/parts/Rebuilds.tsx',
  'src/ui/form/DayBox.tsx',
  'src/ui/menu/OpenMenu.tsx',
  'src/lib/kept-filters.ts',
  'src/lib/recaptcha.ts',
  'src/ui/display/Display.tsx',
  'src/ui/points-chart/Lines.tsx',
  'src/features/map/QuebecMap.tsx',
  'src/features/league/parts/LeagueForecast.tsx',
  'src/features/league/parts/WhatIf.tsx',
  'src/features/league/parts/WhyMoved.tsx',
  'src/ui/bracket/PlannedBracket.tsx',
  'src/ui/bracket-problems/PlannedProblems.tsx',
  'src/ui/certainties/CertaintyList.tsx',
  'src/ui/history/HistoryPart.tsx',
  'src/ui/age/AskAge.tsx',
  'src/features/offline/parts/WaitingChanges.tsx',
  'node_modules/altcha-lib/dist/esm/v2/algorithms/web/pbkdf2.js',
  'node_modules/altcha-lib/dist/esm/v2/index.js',
  'src/app/banner/Banner.tsx',
  'src/app/timing/TimingPanel.tsx',
  'shared: community',
  'shared: forms',
  'shared: shared',
  'src/features/chat/parts/Card.tsx',
  'src/features/chat/parts/MessageActions.tsx',
  'src/features/chat/parts/RoomSettings.tsx',
  'src/features/chat/parts/StartFields.tsx',
  'src/features/feeds/parts/FeedForm.tsx',
  'src/features/feeds/parts/UnclearTeams.tsx',
  'src/features/forum/parts/HeldPosts.tsx',
  'src/features/forum/parts/ModerateTopic.tsx',
  'src/features/forum/parts/ReportPost.tsx',
  'src/features/forum/parts/WritePost.tsx',
  'src/features/forum/parts/WriteTopic.tsx',
  'src/features/gallery/parts/Controls.tsx',
  'src/features/gallery/parts/Hockey.tsx',
  'src/features/gallery/parts/States.tsx',
  'src/features/import-games/parts/ImportGames.tsx',
  'src/features/import-games/schedule/MakeSchedule.tsx',
  'src/features/league/parts/UnderRules.tsx',
  'src/features/ads/parts/AddBanner.tsx',
  'src/features/settings/parts/SettingForm.tsx',
  'src/features/start/next/CarryOver.tsx',
  'src/features/start/parts/FirstSteps.tsx',
  'src/ui/day-chart/DayChart.tsx',
  'src/ui/supervision/WaitingHere.tsx',
];

const entry = 'src/app/entry-client.tsx';

const pagesIn = (manifest: ViteManifest): readonly string[] => {
  const pages = Object.keys(manifest).filter((name) => /^src\/features\/[\w-]+\/\w+Page\.tsx$/.test(name));
  if (pages.length === 0) throw new Error('the manifest names no page: build first');
  return pages.sort();
};

/** Removes the hash from the key of a shared chunk, because it changes with the chunk's content. */
const stableName = (module: string): string => module.replace(/^_([a-z]+)-.*$/, 'shared: $1');

/** Returns the lazily loaded modules of all pages, without the pages themselves. */
export const loadedLater = (manifest: ViteManifest): readonly string[] => {
  const pages = pagesIn(manifest);
  const later = chunksOf(manifest, [entry, ...pages]).flatMap(({ dynamicImports }) => dynamicImports ?? []);
  return [...new Set(later.map(stableName))].filter((module) => !pages.includes(module)).sort();
};

/** Sizes in bytes. */
export type PageWeight = {
  readonly page: string;
  readonly needed: number;
  readonly withAhead: number;
  readonly styles: number;
};

/** Returns the size of what each page of a build loads; `sizeOf` returns the size of one file. */
export const weigh = (manifest: ViteManifest, sizeOf: (file: string) => number): readonly PageWeight[] => {
  const scripts = (modules: readonly string[]) =>
    chunksOf(manifest, modules).reduce((sum, { file }) => sum + sizeOf(file), 0);
  return pagesIn(manifest).map((page) => ({
    page: page.replace(/^.*\//, ''),
    needed: scripts([entry, page]),
    withAhead: scripts([entry, page, ...loadedAhead]),
    styles: [...new Set(chunksOf(manifest, [entry, page]).flatMap(({ css }) => css ?? []))].reduce(
      (sum, file) => sum + sizeOf(file),
      0,
    ),
  }));
};

/** Returns the pages that exceed one of their budgets. */
export const tooHeavy = (weights: readonly PageWeight[]): readonly PageWeight[] =>
  weights.filter(({ page, needed, withAhead }) => {
    const budgets = pagesOfWork.has(page) ? workBudgets : scriptBudgets;
    return needed > budgets.needed || withAhead > budgets.withAhead;
  });

const client = join(import.meta.dirname, '../dist/client');

export const readManifest = (): ViteManifest =>
  JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

/** Returns a function from a file of the build to its gzipped size: gzip is the largest encoding that browsers get. */
export const gzipSizes = (): ((file: string) => number) => {
  const known = new Map<string, number>();
  return (file) => {
    const size = known.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
    known.set(file, size);
    return size;
  };
};
