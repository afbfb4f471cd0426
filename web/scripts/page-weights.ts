import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { chunksOf } from '../src/app/manifest.ts';

/**
 * Maximum JavaScript of a page in bytes, as Lighthouse counts it: what the page transfers by itself, with the headers
 * of the responses. `npm run bench:phone` measures and enforces it; a build is weighed from its files, so that a page
 * that Lighthouse would refuse is known earlier. Pages with forms and those of members and administrators also load
 * fields.
 */
export const scriptLimits = { reading: 200_000, work: 220_000 } as const;

/** Size of the headers of a response, by Lighthouse. */
export const headerBytes = 500;

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
    'Notifications',
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

/** Modules that every page loads by itself once it is shown. */
export const loadedAhead: readonly string[] = [
  'src/app/live/LiveLayer.tsx',
  'src/app/shell/FooterGroups.tsx',
  'src/app/visits/note-visits.ts',
];
/** Modules that those modules load in turn, or pages with a slot for a banner. */
export const loadedLast: readonly string[] = [
  'src/app/banner/Banner.tsx',
  'src/app/worker/AppLayer.tsx',
  'src/app/worker/cache-ahead.ts',
  '../node_modules/web-vitals/dist/web-vitals.js',
];
/** Modules that pages load only when the reader needs them. */
export const loadedOnDemand: readonly string[] = [
  '../node_modules/superjson/dist/index.js',
  'src/app/forms/FormLayer.tsx',
  'src/app/forms/forms.ts',
  'src/app/shell/MoreDrawer.tsx',
  'src/app/shell/SearchBox.tsx',
  'src/ui/share/SharePanel.tsx',
  'src/features/game-forms/grid/ResultsGrid.tsx',
  'src/features/account/parts/EraseForm.tsx',
  'src/features/account/sign-in-methods/SignInMethods.tsx',
  'src/features/login/PasskeyEntry.tsx',
  'src/features/members/parts/ConfirmAction.tsx',
  'src/features/rollback/parts/PeriodForm.tsx',
  'src/features/rollback/parts/Plan.tsx',
  'src/features/views-state/parts/Rebuilds.tsx',
  'src/ui/as-of/AsOfForm.tsx',
  'src/ui/form/DayBox.tsx',
  'src/ui/menu/OpenMenu.tsx',
  'src/lib/state/stored-filters.ts',
  'src/lib/member/recaptcha.ts',
  'src/ui/display/Display.tsx',
  'src/ui/points-chart/Lines.tsx',
  'src/features/map/MapboxMap.tsx',
  'src/features/map/MaplibreMap.tsx',
  'src/features/home/parts/MyTables.tsx',
  'src/features/league/parts/AllGames.tsx',
  'src/features/league/parts/LeagueForecast.tsx',
  'src/features/league/parts/LikelyFirst.tsx',
  'src/features/league/parts/WhatIf.tsx',
  'src/features/league/parts/WhyMoved.tsx',
  'src/ui/bracket/PlannedBracket.tsx',
  'src/ui/bracket-problems/PlannedProblems.tsx',
  'src/ui/certainties/CertaintyList.tsx',
  'src/ui/history/HistoryPart.tsx',
  'src/ui/age/AgePrompt.tsx',
  'src/features/offline/parts/WaitingChanges.tsx',
  'node_modules/altcha-lib/dist/esm/v2/algorithms/web/pbkdf2.js',
  'node_modules/altcha-lib/dist/esm/v2/index.js',
  'src/app/banner/Banner.tsx',
  'src/app/timing/TimingPanel.tsx',
  'shared: community',
  'shared: forms',
  'shared: work',
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
  'src/features/team/parts/TeamCalendar.tsx',
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

/** Sizes in bytes: scripts with the headers of their responses. */
export type PageWeight = { readonly page: string; readonly scripts: number; readonly styles: number };

/** Returns the size of what each page of a build loads by itself; `sizeOf` returns the size of one file. */
export const weigh = (manifest: ViteManifest, sizeOf: (file: string) => number): readonly PageWeight[] =>
  pagesIn(manifest).map((page) => {
    const scripts = chunksOf(manifest, [entry, page, ...loadedAhead, ...loadedLast]).map(({ file }) => file);
    const styles = new Set(chunksOf(manifest, [entry, page]).flatMap(({ css }) => css ?? []));
    return {
      page: page.replace(/^.*\//, ''),
      scripts: scripts.reduce((sum, file) => sum + sizeOf(file) + headerBytes, 0),
      styles: [...styles].reduce((sum, file) => sum + sizeOf(file), 0),
    };
  });

/** Returns the pages that exceed their limit. */
export const tooHeavy = (weights: readonly PageWeight[]): readonly PageWeight[] =>
  weights.filter(({ page, scripts }) => scripts > scriptLimits[pagesOfWork.has(page) ? 'work' : 'reading']);

const client = join(import.meta.dirname, '../dist/client');

export const readManifest = (): ViteManifest =>
  JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

/** Returns the size in which browsers get a file of the build: compressed with Brotli. */
export const sentSize = (file: string): number => statSync(join(client, `${file}.br`)).size;
