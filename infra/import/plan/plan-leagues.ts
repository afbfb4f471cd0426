import type { LeagueCommand } from '@rondelle/contracts/competition/commands.ts';
import type { TeamRow } from '../check-team.ts';
import type { LeagueInfo } from '../dataset-format.ts';
import type { KnownLeague } from '../known.ts';
import { importCommandId } from './command-id.ts';
import { movesTo } from './free-places.ts';
import { idOf } from './ids.ts';
import { isNews } from './is-news.ts';
import type { PlanContext } from './plan-context.ts';
import { rulesetAt, rulesOf } from './ruleset-at.ts';
import type { StreamPlan } from './stream-plan.ts';

type Base = { readonly leagueId: number; readonly seasonId: number };

const creation = (info: LeagueInfo, base: Base, context: PlanContext): LeagueCommand => ({
  type: 'CreateLeague',
  commandId: importCommandId('league', info.key),
  ...base,
  key: info.key,
  categoryId: idOf(context.ids, 'category', info.category),
  regionId: idOf(context.ids, 'region', info.region),
  name: info.name,
  ...rulesetAt(info.ruleset, context),
});

const changes = (
  { key, name, region, ruleset }: LeagueInfo,
  base: Base,
  before: KnownLeague,
  context: PlanContext,
): LeagueCommand[] => {
  const { imported, categoryId } = before;
  const rules = rulesetAt(ruleset, context);
  const current = rulesOf(before);
  const regionId = idOf(context.ids, 'region', region);
  const id = (said: unknown, was: unknown) => importCommandId('league', key, said, was);
  const move = () => id({ region }, { regionId: before.regionId });
  return [
    ...(isNews(name, before.name, imported?.name)
      ? [{ type: 'RenameLeague', commandId: id(name, before.name), ...base, name } as const]
      : []),
    ...(movesTo(regionId, before)
      ? [{ type: 'MoveLeague', commandId: move(), ...base, categoryId, regionId } as const]
      : []),
    ...(isNews(rules, current, imported && rulesOf(imported))
      ? [{ type: 'ChangeLeagueRuleset', commandId: id(rules, current), ...base, ...rules } as const]
      : []),
  ];
};

const entry = (
  row: TeamRow,
  base: Base,
  before: KnownLeague | undefined,
  { ids }: PlanContext,
): LeagueCommand[] => {
  const teamId = idOf(ids, 'team', row.key);
  const divisionId = row.division === null ? null : idOf(ids, 'division', row.division);
  const current = before?.entries.get(teamId);
  if (current && current.divisionId === divisionId) return [];
  const type = current ? 'MoveTeamToDivision' : 'EnterTeamInLeague';
  const commandId = importCommandId('league-entry', row.league, row.key, row.division, current);
  return [{ type, commandId, ...base, teamId, divisionId }];
};

/** Teams that the file now lists elsewhere leave, unless they have played: then their games keep them in the table. */
const departures = (
  { key, season }: LeagueInfo,
  base: Base,
  before: KnownLeague,
  elsewhere: readonly TeamRow[],
  { ids }: PlanContext,
): LeagueCommand[] =>
  elsewhere.flatMap((row) => {
    const teamId = idOf(ids, 'team', row.key);
    const current = row.season === season ? before.entries.get(teamId) : undefined;
    if (!current || current.hasPlayed || row.league === key) return [];
    const commandId = importCommandId('league-departure', key, row.key, row.league, current);
    return [{ type: 'RemoveTeamFromLeague', commandId, ...base, teamId, hasPlayed: false } as const];
  });

const planLeague = (
  info: LeagueInfo,
  entered: readonly TeamRow[],
  ofSeason: readonly TeamRow[],
  context: PlanContext,
): StreamPlan => {
  const { known, ids } = context;
  const before = known.leagues.get(info.key);
  const base = { leagueId: idOf(ids, 'league', info.key), seasonId: idOf(ids, 'season', info.season) };
  return {
    kind: 'league',
    id: base.leagueId,
    isNew: !before,
    origin: { file: 'dataset.json', line: 0 },
    commands: [
      ...(before ? changes(info, base, before, context) : [creation(info, base, context)]),
      ...(before ? departures(info, base, before, ofSeason, context) : []),
      ...entered.flatMap((row) => entry(row, base, before, context)),
    ],
  };
};

/** One stream a league: created with its ruleset, each of its teams entered. */
export const planLeagues = (rows: readonly TeamRow[], context: PlanContext): StreamPlan[] => {
  const byLeague = Map.groupBy(rows, ({ league }) => league);
  const bySeason = Map.groupBy(rows, ({ season }) => season);
  return context.info.leagues.map((league) =>
    planLeague(league, byLeague.get(league.key) ?? [], bySeason.get(league.season) ?? [], context),
  );
};
