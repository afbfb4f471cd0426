import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { chunksOf } from '../src/app/manifest.ts';

/** Most bytes of JavaScript of a page, in gzip: what it needs before it can be used, and with what it loads ahead. */
export const scriptBudgets = { needed: 182_500, withAhead: 195_000 } as const;

/** The same of pages on which one writes, or that only members and administrators open: fields come with them. */
export const workBudgets = { needed: 202_000, withAhead: 213_000 } as const;

const pagesOfWork: ReadonlySet<string> = new Set(
  [
    'Activity',
    'AdminActivity',
    'AdminCharts',
    'Ads',
    'Chatroom',
    'Contact',
    'Dashboard',
    'Logs',
    'Members',
    'NotificationSettings',
    'Register',
    'Replay',
    'Review',
    'SeasonReplay',
    'Settings',
    'Topic',
  ].map((name) => `${name}Page.tsx`),
);

/**
 * What every page loads by itself once it is shown. The service worker, and what registers it, come when there is nothing
 * else to do, once for all pages: they are in no page's weight.
 */
export const loadedAhead: readonly string[] = [
  'src/app/live/LiveLayer.tsx',
  'src/app/shell/FooterGroups.tsx',
  'src/app/visits/note-visits.ts',
];
/** What pages load when a reader asks for it. */
export const loadedOnDemand: readonly string[] = [
  'src/app/forms/FormLayer.tsx',
  'src/app/forms/forms.ts',
  'src/app/shell/MoreDrawer.tsx',
  'src/app/shell/SearchBox.tsx',
  'src/features/game-forms/grid/ResultsGrid.tsx',
  'src/features/account/parts/EraseForm.tsx',
  'src/features/account/ways/WaysIn.tsx',
  'src/features/login/PasskeyEntry.tsx',
  'src/features/members/parts/ConfirmAction.tsx',
  'src/features/rollback/parts/Plan.tsx',
  'src/features/views-state/parts/Rebuilds.tsx',
  'src/ui/form/DayBox.tsx',
  'src/ui/menu/OpenMenu.tsx',
  'src/lib/kept-filters.ts',
  'src/ui/points-chart/Lines.tsx',
  'src/features/map/QuebecMap.tsx',
  'src/features/league/parts/LeagueForecast.tsx',
  'src/features/league/parts/WhatIf.tsx',
  'src/features/league/parts/WhyMoved.tsx',
  'src/ui/bracket/PlannedBracket.tsx',
  'src/ui/history/HistoryPart.tsx',
  'src/features/offline/parts/WaitingChanges.tsx',
  'node_modules/altcha-lib/dist/esm/v2/algorithms/web/pbkdf2.js',
  'node_modules/altcha-lib/dist/esm/v2/index.js',
  'src/app/banner/Banner.tsx',
  'src/app/timing/TimingPanel.tsx',
  'shared: community',
  'shared: previews',
  'src/features/chat/parts/MessageActions.tsx',
  'src/features/feeds/parts/FeedForm.tsx',
  'src/features/feeds/parts/UnclearTeams.tsx',
  'src/features/forum/parts/HeldPosts.tsx',
  'src/features/forum/parts/ModerateTopic.tsx',
  'src/features/forum/parts/ReportPost.tsx',
  'src/features/forum/parts/WritePost.tsx',
  'src/features/forum/parts/WriteTopic.tsx',
  'src/features/gallery/parts/Controls.tsx',
  'src/features/gallery/parts/Hockey.tsx',
  'src/features/gallery/parts/Look.tsx',
  'src/features/gallery/parts/States.tsx',
  'src/features/import-games/parts/ImportGames.tsx',
  'src/features/import-games/schedule/MakeSchedule.tsx',
  'src/features/league/parts/UnderRules.tsx',
  'src/features/settings/parts/SettingField.tsx',
  'src/features/start/next/CarryOver.tsx',
  'src/features/start/parts/FirstSteps.tsx',
  'src/ui/day-chart/DayChart.tsx',
];

const entry = 'src/app/entry-client.tsx';

const pagesIn = (manifest: ViteManifest): readonly string[] => {
  const pages = Object.keys(manifest).filter((name) => /^src\/features\/[\w-]+\/\w+Page\.tsx$/.test(name));
  if (pages.length === 0) throw new Error('the manifest names no page: build first');
  return pages.sort();
};

/** The key of a chunk that several pages share changes with what is in it. */
const stableName = (module: string): string => module.replace(/^_([a-z]+)-.*$/, 'shared: $1');

/** Modules that pages load later, other pages left out: each is loaded either ahead or on demand. */
export const loadedLater = (manifest: ViteManifest): readonly string[] => {
  const pages = pagesIn(manifest);
  const later = chunksOf(manifest, [entry, ...pages]).flatMap(({ dynamicImports }) => dynamicImports ?? []);
  return [...new Set(later.map(stableName))].filter((module) => !pages.includes(module)).sort();
};

/** In bytes. */
export type PageWeight = {
  readonly page: string;
  readonly needed: number;
  readonly withAhead: number;
  readonly styles: number;
};

/** What each page of a build loads, by the size of a file. */
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

/** The pages that are over one of the budgets. */
export const tooHeavy = (weights: readonly PageWeight[]): readonly PageWeight[] =>
  weights.filter(({ page, needed, withAhead }) => {
    const budgets = pagesOfWork.has(page) ? workBudgets : scriptBudgets;
    return needed > budgets.needed || withAhead > budgets.withAhead;
  });

const client = join(import.meta.dirname, '../dist/client');

export const readManifest = (): ViteManifest =>
  JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

/** A file of the build in gzip: what the worst of networks and the oldest of browsers get. */
export const gzipSizes = (): ((file: string) => number) => {
  const known = new Map<string, number>();
  return (file) => {
    const size = known.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
    known.set(file, size);
    return size;
  };
};
