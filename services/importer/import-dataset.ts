import { defaultFirstSeason } from '@rondelle/contracts/competition/lists.ts';
import { assertNotTooEarly } from './check-info.ts';
import type { DatasetSource } from './dataset-format.ts';
import type { Rejection } from './errors.ts';
import { importGames } from './import-games.ts';
import { type ImportOptions, type ImportRun, startRun } from './import-run.ts';
import { bracketGamesOf } from './plan/bracket-games.ts';
import { assignIds } from './plan/assign-ids.ts';
import { planCatalogue } from './plan/plan-catalogue.ts';
import { mergersOf, type PlanContext } from './plan/plan-context.ts';
import { planLeagues } from './plan/plan-leagues.ts';
import { countTeams, planTeams } from './plan/plan-teams.ts';
import { planTournaments } from './plan/plan-tournaments.ts';
import { withoutClashes } from './plan/refused.ts';
import { standingRows } from './plan/standing-rows.ts';
import { type CountsByKind, countPlan, type StreamPlan } from './plan/stream-plan.ts';
import { type CheckedDataset, readRows } from './read-rows.ts';
import type { ImportStore } from './store.ts';

export type ImportSummary = {
  readonly counts: CountsByKind;
  readonly rejections: readonly Rejection[];
  /** New values of the file that contradict changes by people on the site. The site keeps its values. */
  readonly contradictions: readonly Rejection[];
};

const writeAll = async (run: ImportRun, plans: readonly StreamPlan[]): Promise<void> => {
  for (const plan of plans) {
    // `countTeams` has already counted the teams, by season.
    if (plan.kind !== 'team') countPlan(run.counts[plan.kind], plan);
    const outcome = await run.writer.write(plan);
    run.contradictions.push(...(plan.contradictions ?? []));
    if (outcome === 'conflict')
      run.rejections.push({ ...plan.origin, column: '', value: 'stream/conflict', reason: 'refused' });
    else if (outcome !== 'written') run.rejections.push(outcome);
  }
};

const idsOfGames =
  ({ store }: ImportRun) =>
  async (keys: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const { games } = await store.readRecordedGames(keys, new Map());
    return new Map([...games].map(([key, { id }]) => [key, id]));
  };

/** The games that are still to be written, and the context for planning them. */
type Written = { readonly context: PlanContext; readonly games: CheckedDataset['games'] };

/**
 * Writes everything except the games, under the lock for addresses. The views first catch up, so that they contain all
 * addresses assigned so far.
 */
const writeCompetitions = async (run: ImportRun, whole: CheckedDataset): Promise<Written> => {
  await run.store.catchUp();
  const recorded = await run.store.readRecorded(whole);
  const { dataset, refused } = withoutClashes(whole, recorded);
  run.rejections.push(...refused);
  const { info, games } = dataset;
  const ids = await assignIds(dataset, recorded, run.reserve);
  const bracketGames = await bracketGamesOf(info, recorded, idsOfGames(run), run.reserve);
  const context: PlanContext = {
    info,
    recorded,
    ids,
    mergers: mergersOf(recorded),
    bracketGames,
    today: run.today,
    ongoing: run.ongoing,
  };
  const teams = standingRows(dataset.teams, recorded);
  countTeams(run.counts.team, teams, context);
  run.counts.team.unchanged += dataset.teams.length - teams.length;
  await writeAll(run, [
    ...planCatalogue(context),
    ...planTeams(teams, context),
    ...planLeagues(teams, context),
    ...planTournaments(games, context),
  ]);
  await run.writer.flush();
  return { context, games };
};

const writeDataset = async (run: ImportRun, dataset: CheckedDataset): Promise<void> => {
  run.onProgress('comparing', 0, null);
  await run.store.catchUp();
  const { context, games } = await run.store.givingAddresses(() => writeCompetitions(run, dataset));
  try {
    await importGames(run, games, context);
  } finally {
    // Also after an error: nothing may still be appended when the next import begins.
    await run.writer.flush();
  }
};

const countRejections = ({ counts, rejections }: ImportRun): void => {
  const inInfo = (list: string) =>
    rejections.filter(({ file, column }) => file === 'dataset.json' && column.startsWith(list)).length;
  counts.league.rejected = inInfo('leagues[');
  counts.tournament.rejected = inInfo('tournaments[');
  counts.team.rejected = rejections.filter(({ file }) => file === 'teams.csv').length;
  counts.game.rejected = rejections.filter(({ file }) => file === 'games.csv').length;
};

/**
 * Imports a dataset into the log: adds what is new, corrects what has changed with events of its own, and leaves the
 * rest. Rows that fail the checks are skipped and listed in the summary. A league or tournament that clashes with the
 * site is skipped with its rows. Throws `DatasetError` and writes nothing when the dataset as a whole cannot be used.
 * The views are up to date when the import ends.
 */
export const importDataset = async (
  store: ImportStore,
  source: DatasetSource,
  options: ImportOptions,
): Promise<ImportSummary> => {
  const { onProgress = () => undefined, firstSeason = defaultFirstSeason } = options;
  assertNotTooEarly(source.info, firstSeason);
  let rows = 0;
  const dataset = await readRows(source, () => {
    rows += 1;
    if (rows % 1_000 === 0) onProgress('reading', rows, null);
  });
  const run = startRun(store, options, [...dataset.rejections]);
  await store.exclusively(
    () => writeDataset(run, dataset),
    () => onProgress('waiting', 0, null),
  );
  if (!options.dryRun) {
    onProgress('views', 0, null);
    await store.catchUp();
  }
  countRejections(run);
  return { counts: run.counts, rejections: run.rejections, contradictions: run.contradictions };
};
