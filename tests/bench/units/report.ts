import type { Line } from '../table.ts';
import type { Stored } from './bytes.ts';
import type { Lanes } from './lanes.ts';
import type { Lines } from './lines.ts';
import type { UnitsMessages } from './messages.ts';
import type { Spent } from './meter.ts';
import type { Cached, Cold } from './pages.ts';
import type { Writing } from './writing.ts';

export type Units = {
  readonly lanes: Lanes;
  readonly cold: Cold;
  readonly page: { readonly steady: Cached; readonly full: Cached };
  readonly json: { readonly steady: Cached; readonly full: Cached };
  readonly writing: Writing;
  readonly lines: Lines;
  readonly idle: Spent;
  readonly rebuildRow: Omit<Spent, 'wall'>;
  readonly stored: Stored;
};

const costLines = (name: string, { site, postgres }: Omit<Spent, 'wall'>, how: string): Line[] => [
  { key: `${name}SiteMs`, value: site, how },
  { key: `${name}PostgresMs`, value: postgres, how: '' },
];

const cachedLines = (name: string, { spent, load }: Cached, how: string): Line[] => [
  { key: `${name}SiteMs`, value: spent.site, how },
  { key: `${name}LoadMs`, value: load, how: '' },
];

/** Every unit cost with its explanation. */
export const linesOf = (units: Units, { how }: UnitsMessages): Line[] => {
  const { lanes, cold, writing, lines, stored } = units;
  const perGame = (sum: number) => sum / stored.games;
  return [
    ...costLines('append', lanes.append, how.append),
    ...costLines('appendOfMany', lanes.appendOfMany, how.appendOfMany),
    ...costLines('batch', lanes.batchOfOne, how.batch),
    { key: 'batchSiteP99Ms', value: lanes.batchP99, how: how.batchP99 },
    ...costLines('batchOfTwenty', lanes.batchOfTwenty, how.batchOfTwenty),
    ...costLines('look', lanes.look, how.look),
    ...costLines('laterGroup', lanes.group, how.group),
    { key: 'laterGroupsPerResult', value: lanes.groupsOfResult, how: how.groups },
    ...costLines('leaguePage', cold.league, how.page),
    ...costLines('teamPage', cold.team, how.page),
    ...costLines('gamePage', cold.game, how.page),
    ...costLines('leagueJson', cold.json, how.json),
    ...cachedLines('cachedPage', units.page.steady, how.cachedPage),
    ...cachedLines('cachedPageAtFull', units.page.full, how.atFull),
    ...cachedLines('cachedJson', units.json.steady, how.cachedJson),
    ...cachedLines('cachedJsonAtFull', units.json.full, how.atFull),
    ...costLines('tap', writing.tap, how.tap),
    ...costLines('result', writing.result, how.result),
    ...costLines('hint', lines.hint, how.hint),
    { key: 'lineKb', value: lines.kilobytes, how: how.line },
    ...costLines('idle', units.idle, how.idle),
    ...costLines('rebuildRow', units.rebuildRow, how.rebuild),
    { key: 'eventsPerGame', value: perGame(stored.events), how: how.events },
    { key: 'logBytesPerGame', value: perGame(stored.logBytes), how: how.logBytes },
    { key: 'viewRowsPerGame', value: perGame(stored.rows), how: how.rows },
    { key: 'viewBytesPerGame', value: perGame(stored.viewBytes), how: how.viewBytes },
  ];
};
