import { type Criterion, criteria } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { m } from '../../paraglide/messages.js';
import { listIn, listText } from '../../ui/form/lists.ts';
import type { Fault, Values } from '../../ui/form/use-form.ts';

export const pointNames = [
  'win',
  'overtimeWin',
  'shootoutWin',
  'tie',
  'overtimeLoss',
  'shootoutLoss',
  'loss',
  'forfeitWin',
  'forfeitLoss',
] as const satisfies readonly (keyof Ruleset['points'])[];

/** A ruleset as texts of a form. */
export const rulesetValues = (rules: Ruleset): Values => ({
  ...Object.fromEntries(pointNames.map((name) => [name, String(rules.points[name])])),
  fairPlay: rules.fairPlay ? 'yes' : '',
  fairPlayMax: String(rules.fairPlay?.maxPerGame ?? 1),
  fairPlayCounts: (rules.fairPlay?.countsInTotal ?? true) ? 'yes' : '',
  forfeitWinner: String(rules.forfeitScore.winner),
  forfeitLoser: String(rules.forfeitScore.loser),
  goalDifferenceCap: String(rules.goalDifferenceCap ?? ''),
  tieBreakers: listText(rules.tieBreakers),
  whenThreeOrMore: listText(rules.whenThreeOrMore ?? []),
  afterEachSplit: rules.afterEachSplit,
});

const number = (values: Values, name: string) => Number(values[name] || 0);
const criteriaIn = (values: Values, name: string): Criterion[] =>
  listIn(values, name).flatMap((text) => criteria.find((criterion) => criterion === text) ?? []);

export const rulesetOf = (values: Values): Ruleset => {
  const point = (name: (typeof pointNames)[number]) => number(values, name);
  const whenThreeOrMore = criteriaIn(values, 'whenThreeOrMore');
  return {
    points: {
      win: point('win'),
      overtimeWin: point('overtimeWin'),
      shootoutWin: point('shootoutWin'),
      tie: point('tie'),
      overtimeLoss: point('overtimeLoss'),
      shootoutLoss: point('shootoutLoss'),
      loss: point('loss'),
      forfeitWin: point('forfeitWin'),
      forfeitLoss: point('forfeitLoss'),
    },
    fairPlay: values['fairPlay']
      ? { maxPerGame: number(values, 'fairPlayMax'), countsInTotal: Boolean(values['fairPlayCounts']) }
      : null,
    forfeitScore: { winner: number(values, 'forfeitWinner'), loser: number(values, 'forfeitLoser') },
    goalDifferenceCap: values['goalDifferenceCap'] ? number(values, 'goalDifferenceCap') : null,
    tieBreakers: criteriaIn(values, 'tieBreakers'),
    whenThreeOrMore: whenThreeOrMore.length > 0 ? whenThreeOrMore : null,
    afterEachSplit: values['afterEachSplit'] === 'continue' ? 'continue' : 'restart',
  };
};

/** The bounds of the rules, field by field. */
const bounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...Object.fromEntries(pointNames.map((name) => [name, [0, 10] as const])),
  fairPlayMax: [1, 5],
  forfeitWinner: [0, 20],
  forfeitLoser: [0, 20],
  goalDifferenceCap: [1, 50],
};

export const checkRuleset = (values: Values): readonly Fault[] => {
  const outside = Object.entries(bounds).flatMap(([field, [least, most]]): Fault[] => {
    const text = values[field] ?? '';
    if (field === 'goalDifferenceCap' && text === '') return [];
    if (field === 'fairPlayMax' && !values['fairPlay']) return [];
    const isWithin = text !== '' && Number(text) >= least && Number(text) <= most;
    return isWithin
      ? []
      : [{ field, message: m.ruleset_check_bounds({ least: String(least), most: String(most) }) }];
  });
  const isEmpty = listIn(values, 'tieBreakers').length === 0;
  return isEmpty ? [...outside, { field: 'tieBreakers', message: m.ruleset_check_criteria() }] : outside;
};
