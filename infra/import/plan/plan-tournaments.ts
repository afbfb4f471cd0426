import type { TournamentCommand } from '@rondelle/contracts/competition/commands.ts';
import { tableStages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { GameRow } from '../check-game.ts';
import type { TournamentInfo } from '../dataset-format.ts';
import type { KnownTournament } from '../known.ts';
import { importCommandId } from './command-id.ts';
import { idOf } from './ids.ts';
import { isNews } from './is-news.ts';
import type { PlanContext } from './plan-context.ts';
import { rulesetAt, rulesOf } from './ruleset-at.ts';
import type { StreamPlan } from './stream-plan.ts';

type Base = { readonly tournamentId: number; readonly seasonId: number };
type Entry = { readonly team: string; readonly category: string; readonly group: string | null };

type Days = { readonly startsOn: string; readonly endsOn: string };
const daysOf = ({ startsOn, endsOn }: Days): readonly string[] => [startsOn, endsOn];

const categoryIdsOf = ({ categories }: TournamentInfo, { ids }: PlanContext): number[] =>
  categories.map((category) => idOf(ids, 'category', category));

const creation = (info: TournamentInfo, base: Base, context: PlanContext): TournamentCommand => {
  const { key, name, startsOn, endsOn, city } = info;
  return {
    type: 'CreateTournament',
    commandId: importCommandId('tournament', key),
    ...base,
    key,
    name,
    categoryIds: categoryIdsOf(info, context),
    ...rulesetAt(info.ruleset, context),
    startsOn,
    endsOn,
    city,
  };
};

const changes = (
  info: TournamentInfo,
  base: Base,
  before: KnownTournament,
  context: PlanContext,
): TournamentCommand[] => {
  const { key, name, city, startsOn, endsOn } = info;
  const { imported } = before;
  const rules = rulesetAt(info.ruleset, context);
  const categoryIds = categoryIdsOf(info, context);
  const id = (said: unknown, was: unknown) => importCommandId('tournament', key, said, was);
  const [days, was] = [daysOf(info), daysOf(before)];
  return [
    ...(isNews(name, before.name, imported?.name)
      ? [{ type: 'RenameTournament', commandId: id(name, before.name), ...base, name } as const]
      : []),
    ...(isNews(days, was, imported && daysOf(imported))
      ? [{ type: 'ChangeTournamentDates', commandId: id(days, was), ...base, startsOn, endsOn } as const]
      : []),
    ...(isNews(city, before.city, imported?.city)
      ? [{ type: 'ChangeTournamentCity', commandId: id({ city }, before.city), ...base, city } as const]
      : []),
    ...(isNews(rules, rulesOf(before), imported && rulesOf(imported))
      ? [
          {
            type: 'ChangeTournamentRuleset',
            commandId: id(rules, rulesOf(before)),
            ...base,
            ...rules,
          } as const,
        ]
      : []),
    ...(isNews(categoryIds, before.categoryIds, imported?.categoryIds)
      ? [
          {
            type: 'ChangeTournamentCategories',
            commandId: id({ categoryIds }, before.categoryIds),
            ...base,
            categoryIds,
          } as const,
        ]
      : []),
  ];
};

/** The file lists no entries: a team is entered where it plays, in the group of its games if they agree on one. */
export const entriesOf = (games: readonly GameRow[]): Entry[] => {
  const groups = new Map<string, { category: string; groups: Set<string> }>();
  for (const { home, away, category, stage, group } of games) {
    for (const team of [home, away]) {
      const entry = groups.get(team) ?? { category, groups: new Set() };
      if (group !== null && tableStages.includes(stage)) entry.groups.add(group);
      groups.set(team, entry);
    }
  }
  return [...groups]
    .map(
      ([
        team,
        {
          category,
          groups: [group = null, ...others],
        },
      ]) => ({
        team,
        category,
        group: others.length === 0 ? group : null,
      }),
    )
    .sort((a, b) => (a.team < b.team ? -1 : 1));
};

const planTournament = (
  info: TournamentInfo,
  games: readonly GameRow[],
  context: PlanContext,
): StreamPlan => {
  const { known, ids } = context;
  const before = known.tournaments.get(info.key);
  const base = {
    tournamentId: idOf(ids, 'tournament', info.key),
    seasonId: idOf(ids, 'season', info.season),
  };
  const entry = ({ team, category, group }: Entry): TournamentCommand[] => {
    const teamId = idOf(ids, 'team', team);
    if (before?.entries.has(teamId)) return [];
    const commandId = importCommandId('tournament-entry', info.key, team);
    const categoryId = idOf(ids, 'category', category);
    return [{ type: 'EnterTeamInTournament', commandId, ...base, teamId, categoryId, group }];
  };
  return {
    kind: 'tournament',
    id: base.tournamentId,
    isNew: !before,
    origin: { file: 'dataset.json', line: 0 },
    commands: [
      ...(before ? changes(info, base, before, context) : [creation(info, base, context)]),
      ...entriesOf(games).flatMap(entry),
    ],
  };
};

/** One stream a tournament: created with its categories, each team that plays in it entered. */
export const planTournaments = (games: readonly GameRow[], context: PlanContext): StreamPlan[] => {
  const byTournament = Map.groupBy(
    games.filter(({ tournament }) => tournament !== null),
    ({ tournament }) => tournament,
  );
  return context.info.tournaments.map((tournament) =>
    planTournament(tournament, byTournament.get(tournament.key) ?? [], context),
  );
};
