import type { TournamentCommand } from '@rondelle/contracts/competition/commands.ts';
import { tableStages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { GameRow } from '../check-game.ts';
import type { TournamentInfo } from '../dataset-format.ts';
import { teamsNamedIn } from '../dataset-bracket.ts';
import { importCommandId } from './command-id.ts';
import { idOf } from './ids.ts';
import { entersTournament } from './game-errors.ts';
import { bracketCommands } from './plan-brackets.ts';
import type { PlanContext } from './plan-context.ts';
import { rulesetAt } from './ruleset-at.ts';
import { settlingOf } from './settle.ts';
import type { StreamPlan } from './stream-plan.ts';
import { categoryIdsOf, tournamentChanges, type TournamentIds } from './tournament-changes.ts';

type Entry = { readonly team: string; readonly category: string; readonly group: string | null };

const creation = (info: TournamentInfo, base: TournamentIds, context: PlanContext): TournamentCommand => {
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

/**
 * Derives the entries from the games, because the file lists none. A team gets the group of its games when they agree
 * on one.
 */
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

/** Returns entries for the teams that brackets name, which may not have a game yet. */
const entriesOfBrackets = ({ brackets = [] }: TournamentInfo): Entry[] =>
  brackets.flatMap((bracket) =>
    teamsNamedIn(bracket).map((team) => ({ team, category: bracket.category, group: null })),
  );

const planTournament = (
  info: TournamentInfo,
  games: readonly GameRow[],
  context: PlanContext,
): StreamPlan => {
  const { recorded, ids } = context;
  const before = recorded.tournaments.get(info.key);
  const base = {
    tournamentId: idOf(ids, 'tournament', info.key),
    seasonId: idOf(ids, 'season', info.season),
  };
  const origin = { file: 'dataset.json', line: 0 };
  const plan = { kind: 'tournament', id: base.tournamentId, origin } as const;
  if (recorded.deleted.tournament.has(info.key)) return { ...plan, isNew: false, commands: [] };
  const entered = new Set<number>();
  const entry = ({ team, category, group }: Entry): TournamentCommand[] => {
    const teamId = ids.team.get(team);
    if (teamId === undefined) return [];
    // Two keys of the file may be one team on the site, after a merger.
    if (entered.has(teamId) || !entersTournament(team, info.key, context)) return [];
    entered.add(teamId);
    const commandId = importCommandId('tournament-entry', info.key, team, before?.revision);
    const categoryId = idOf(ids, 'category', category);
    return [{ type: 'EnterTeamInTournament', commandId, ...base, teamId, categoryId, group }];
  };
  const settling = settlingOf(origin);
  const entering = [...entriesOf(games), ...entriesOfBrackets(info)].flatMap(entry);
  const playing = new Set([...(before?.entries ?? []), ...entered]);
  return {
    ...plan,
    isNew: !before,
    commands: [
      ...(before
        ? tournamentChanges(info, base, before, settling, context)
        : [creation(info, base, context)]),
      ...entering,
      ...bracketCommands(info, base, before, playing, settling, context),
    ],
    contradictions: settling.contradictions,
  };
};

/**
 * Plans one stream per tournament: its creation with categories, or its changes; the entries of its teams; its
 * brackets.
 */
export const planTournaments = (games: readonly GameRow[], context: PlanContext): StreamPlan[] => {
  const byTournament = Map.groupBy(
    games.filter(({ tournament }) => tournament !== null),
    ({ tournament }) => tournament,
  );
  return context.info.tournaments.map((tournament) =>
    planTournament(tournament, byTournament.get(tournament.key) ?? [], context),
  );
};
