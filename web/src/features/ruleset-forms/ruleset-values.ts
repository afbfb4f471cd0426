import { type Criterion, criteria } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { m } from '../../paraglide/messages.js';
import { listIn, listText } from '../../ui/form/lists.ts';
import type { FieldError } from '../../lib/http/call-error.ts';

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

type PointName = (typeof pointNames)[number];

/** A ruleset as the text values of a form. */
export const rulesetValues = (rules: Ruleset) => ({
  ...(Object.fromEntries(pointNames.map((name) => [name, String(rules.points[name])])) as Record<
    PointName,
    string
  >),
  fairPlay: rules.fairPlay ? 'yes' : '',
  fairPlayMax: String(rules.fairPlay?.maxPerGame ?? 1),
  fairPlayCounts: (rules.fairPlay?.countsInTotal ?? true) ? 'yes' : '',
  forfeitWinner: String(rules.forfeitScore.winner),
  forfeitLoser: String(rules.forfeitScore.loser),
  goalDifferenceCap: String(rules.goalDifferenceCap ?? ''),
  tieBreakers: listText(rules.tieBreakers),
  whenThreeOrMore: listText(rules.whenThreeOrMore ?? []),
  afterEachSplit: rules.afterEachSplit,
  winnersFirst: rules.divisionWinnersFirst ? 'yes' : '',
  playoffTeams: String(rules.playoffs?.teams ?? ''),
  playoffScope: rules.playoffs?.of ?? 'table',
});
export type RulesetValues = ReturnType<typeof rulesetValues>;

const number = (text: string) => Number(text || 0);
const criteriaIn = (text: string): Criterion[] =>
  listIn(text).flatMap((text) => criteria.find((criterion) => criterion === text) ?? []);

export const rulesetOf = (values: RulesetValues): Ruleset => {
  const point = (name: PointName) => number(values[name]);
  const whenThreeOrMore = criteriaIn(values.whenThreeOrMore);
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
      ? { maxPerGame: number(values.fairPlayMax), countsInTotal: Boolean(values['fairPlayCounts']) }
      : null,
    forfeitScore: { winner: number(values.forfeitWinner), loser: number(values.forfeitLoser) },
    goalDifferenceCap: values['goalDifferenceCap'] ? number(values.goalDifferenceCap) : null,
    tieBreakers: criteriaIn(values.tieBreakers),
    whenThreeOrMore: whenThreeOrMore.length > 0 ? whenThreeOrMore : null,
    afterEachSplit: values['afterEachSplit'] === 'continue' ? 'continue' : 'restart',
    ...(values['winnersFirst'] && { divisionWinnersFirst: true }),
    ...(values['playoffTeams'] && {
      playoffs: {
        teams: number(values.playoffTeams),
        of: values['playoffScope'] === 'division' ? 'division' : 'table',
      },
    }),
  };
};

/** The limits that the rules' schema sets, by field. */
type Bounds = readonly [field: keyof RulesetValues, least: number, most: number];
const bounds: readonly Bounds[] = [
  ...pointNames.map((name): Bounds => [name, 0, 10]),
  ['fairPlayMax', 1, 5],
  ['forfeitWinner', 0, 20],
  ['forfeitLoser', 0, 20],
  ['goalDifferenceCap', 1, 50],
  ['playoffTeams', 1, 32],
];
/** Fields that may be empty. */
const optional: ReadonlySet<keyof RulesetValues> = new Set(['goalDifferenceCap', 'playoffTeams']);

export const checkRuleset = (values: RulesetValues): readonly FieldError[] => {
  const outside = bounds.flatMap(([field, least, most]): FieldError[] => {
    const text = values[field];
    if (optional.has(field) && text === '') return [];
    if (field === 'fairPlayMax' && !values['fairPlay']) return [];
    const isWithin = text !== '' && Number(text) >= least && Number(text) <= most;
    return isWithin
      ? []
      : [{ field, message: m.ruleset_check_bounds({ least: String(least), most: String(most) }) }];
  });
  const isEmpty = listIn(values.tieBreakers).length === 0;
  return isEmpty ? [...outside, { field: 'tieBreakers', message: m.ruleset_check_criteria() }] : outside;
};
