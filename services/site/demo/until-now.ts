import {
  type BrokenRow,
  countCells,
  type DatasetSource,
  type GameColumn,
  type SourceRow,
} from '@rondelle/importer/dataset-format.ts';

const noResult = {
  home_goals: '',
  away_goals: '',
  decided_in: '',
  status: 'scheduled',
  forfeited_by: '',
  home_fair_play: '',
  away_fair_play: '',
  ...countCells(() => ''),
} as const;

/** A game without a time is over at the end of its day. */
const isToCome = ({ date, time }: SourceRow<GameColumn>['values'], now: string): boolean =>
  `${date}T${time || '24:00'}` > now;

/**
 * Returns the dataset as it was at a local minute: games of the season that begin later are still to come. Without this,
 * a demonstration of a past day would have results of its future.
 */
export const untilNow = (source: DatasetSource, season: string, now: string): DatasetSource => ({
  ...source,
  async *games(): AsyncGenerator<SourceRow<GameColumn> | BrokenRow> {
    for await (const row of source.games()) {
      const isLater = !('broken' in row) && row.values.season === season && isToCome(row.values, now);
      yield isLater ? { ...row, values: { ...row.values, ...noResult } } : row;
    }
  },
});
