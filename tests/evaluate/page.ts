import { calibrationOf, type Evaluated, scoringNotes, tableOf } from './report.ts';

/** The report as a page in Markdown, beside the plot. */
export const pageOf = (all: readonly Evaluated[]): string =>
  [
    '# Evaluation of the forecasts',
    '',
    '`npm run evaluate` writes this page and the plot. [ADR 110](../../infra/adr/0110-choose-the-rating-on-data-left-out.md) says how the settings were chosen.',
    '',
    ...scoringNotes,
    '',
    ...tableOf(all),
    '',
    '## Chances said, and what happened',
    '',
    '![Share of games that home teams won over the chance that they had, one panel a data set](calibration.svg)',
    '',
    'A bar is two standard errors each way: where it touches the dashed line, the forecasts were calibrated.',
    ...all.flatMap((one) => ['', '```', ...calibrationOf(one), '```']),
    '',
  ].join('\n');
