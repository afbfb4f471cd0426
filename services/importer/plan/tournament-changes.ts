import type { TournamentCommand } from '@rondelle/contracts/competition/commands.ts';
import type { TournamentInfo } from '../dataset-format.ts';
import type { RecordedTournament } from '../recorded.ts';
import { importCommandId } from './command-id.ts';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';
import { rulesetAt, rulesOf } from './ruleset-at.ts';
import type { Settling } from './settle.ts';

export type TournamentIds = { readonly tournamentId: number; readonly seasonId: number };
type Days = { readonly startsOn: string; readonly endsOn: string };
const daysOf = ({ startsOn, endsOn }: Days): readonly string[] => [startsOn, endsOn];

export const categoryIdsOf = ({ categories }: TournamentInfo, { ids }: PlanContext): number[] =>
  categories.map((category) => idOf(ids, 'category', category));

/** Returns the commands for what is new in the file about a recorded tournament. */
export const tournamentChanges = (
  info: TournamentInfo,
  base: TournamentIds,
  before: RecordedTournament,
  { isNews }: Settling,
  context: PlanContext,
): TournamentCommand[] => {
  const { key, name, city, startsOn, endsOn } = info;
  const { imported } = before;
  const { deleted } = context.recorded;
  const current = rulesOf(before);
  const isRulesetDeleted = deleted.ruleset.has(info.ruleset);
  const rules = isRulesetDeleted ? (imported?.rules ?? current) : rulesetAt(info.ruleset, context);
  const categoryIds = categoryIdsOf(info, context);
  const id = (incoming: unknown, was: unknown) =>
    importCommandId('tournament', key, incoming, was, before.revision);
  const [days, was] = [daysOf(info), daysOf(before)];
  const at = (field: string): string => `tournaments.${key}.${field}`;
  const isRenamed = isNews({
    column: at('name'),
    value: name.fr,
    incoming: name,
    current: before.name,
    imported: imported?.name,
  });
  const isMovedInTime = isNews({
    column: at('startsOn'),
    value: days.join(' – '),
    incoming: days,
    current: was,
    imported: imported?.days && daysOf(imported.days),
  });
  const isMoved = isNews({
    column: at('city'),
    value: city ?? '',
    incoming: city,
    current: before.city,
    imported: imported?.city,
  });
  const hasRules = isNews({
    column: at('ruleset'),
    value: info.ruleset,
    incoming: rules,
    current,
    imported: imported?.rules,
  });
  const hasCategories = isNews({
    column: at('categories'),
    value: info.categories.join(' '),
    incoming: categoryIds,
    current: before.categoryIds,
    imported: imported?.categoryIds,
    isDeleted: info.categories.some((category) => deleted.category.has(category)),
  });
  const rename = () =>
    ({ type: 'RenameTournament', commandId: id(name, before.name), ...base, name }) as const;
  const reschedule = () =>
    ({ type: 'ChangeTournamentDates', commandId: id(days, was), ...base, startsOn, endsOn }) as const;
  const move = () =>
    ({ type: 'ChangeTournamentCity', commandId: id({ city }, before.city), ...base, city }) as const;
  const change = () =>
    ({ type: 'ChangeTournamentRuleset', commandId: id(rules, current), ...base, ...rules }) as const;
  const categorize = () => {
    const commandId = id({ categoryIds }, before.categoryIds);
    return { type: 'ChangeTournamentCategories', commandId, ...base, categoryIds } as const;
  };
  return [
    ...(isRenamed ? [rename()] : []),
    ...(isMovedInTime ? [reschedule()] : []),
    ...(isMoved ? [move()] : []),
    ...(hasRules ? [change()] : []),
    ...(hasCategories ? [categorize()] : []),
  ];
};
