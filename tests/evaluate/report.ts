import { type Evaluation, own } from '@rondelle/projections/computing/ratings/evaluation.ts';
import { differenceInterval } from '@rondelle/projections/computing/ratings/intervals.ts';
import { calibrationOf, scoreOf } from '@rondelle/projections/views/ratings/judge.ts';

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(4)}`;

/**
 * One line per method: its share of correct favourites, its log-loss, and our difference to it with the 95 % interval.
 */
export const reportOf = (evaluation: Evaluation): string => {
  const ours = evaluation.get(own) ?? [];
  const lines = [...evaluation].map(([name, categories]) => {
    const { games, hits, logLoss } = scoreOf(categories.flatMap(({ judged }) => judged));
    const figures = `${name.padEnd(24)}${((100 * hits) / games).toFixed(1).padStart(6)} %  ${(logLoss / games).toFixed(4)}`;
    if (name === own) return figures;
    const mean = scoreOf(ours.flatMap(({ judged }) => judged)).logLoss / games - logLoss / games;
    const { from, to } = differenceInterval(ours, categories);
    return `${figures}  ${signed(mean)} (${signed(from)} to ${signed(to)})`;
  });
  const judged = ours.flatMap((category) => category.judged);
  const filled = calibrationOf(judged).filter(({ games }) => games > 0);
  const bins = filled.map(
    ({ games, wins, chances }) =>
      `${String(games).padStart(7)} games: ${((100 * chances) / games).toFixed(1)} % forecast, ${((100 * wins) / games).toFixed(1)} % won`,
  );
  return [
    `${judged.length} decided games of ${ours.length} categories; both teams had played and were connected`,
    '',
    'method                  winners  log-loss  ours against it (95 % over categories)',
    ...lines,
    '',
    'calibration of ours, by the chance given to the favourite',
    ...bins,
  ].join('\n');
};
