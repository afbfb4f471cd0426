import type { LeagueCommand } from '@rondelle/contracts/competition/commands.ts';
import type { TeamRow } from '../check-team.ts';
import type { LeagueInfo } from '../dataset-format.ts';
import type { Rejection } from '../errors.ts';
import type { RecordedLeague } from '../recorded.ts';
import { importCommandId } from './command-id.ts';
import { isPlaceTaken } from './free-places.ts';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';
import { planDeparture, planEntry } from './plan-entries.ts';
import { rulesetAt, rulesOf } from './ruleset-at.ts';
import { type Settling, settlingOf } from './settle.ts';
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
  info: LeagueInfo,
  base: Base,
  before: RecordedLeague,
  { isNews }: Settling,
  context: PlanContext,
): LeagueCommand[] => {
  const { key, name, region, ruleset } = info;
  const { imported, categoryId, revision } = before;
  const { deleted } = context.recorded;
  const current = rulesOf(before);
  const rules = deleted.ruleset.has(ruleset) ? (imported?.rules ?? current) : rulesetAt(ruleset, context);
  const regionId = idOf(context.ids, 'region', region);
  const id = (incoming: unknown, was: unknown) => importCommandId('league', key, incoming, was, revision);
  const move = () => id({ region }, { regionId: before.regionId });
  const at = (field: string): string => `leagues.${key}.${field}`;
  const isRenamed = isNews({
    column: at('name'),
    value: name.fr,
    incoming: name,
    current: before.name,
    imported: imported?.name,
  });
  const isMoved = isNews({
    column: at('region'),
    value: region,
    incoming: regionId,
    current: before.regionId,
    imported: imported?.regionId,
    isDeleted: deleted.region.has(region),
    isTaken: isPlaceTaken(info, context.recorded),
  });
  const hasRules = isNews({
    column: at('ruleset'),
    value: ruleset,
    incoming: rules,
    current,
    imported: imported?.rules,
  });
  return [
    ...(isRenamed
      ? [{ type: 'RenameLeague', commandId: id(name, before.name), ...base, name } as const]
      : []),
    ...(isMoved ? [{ type: 'MoveLeague', commandId: move(), ...base, categoryId, regionId } as const] : []),
    ...(hasRules
      ? [{ type: 'ChangeLeagueRuleset', commandId: id(rules, current), ...base, ...rules } as const]
      : []),
  ];
};

/** A deleted league stays deleted. Returns a contradiction for each team that no earlier import listed in it. */
const deletedLeague = (
  { key }: LeagueInfo,
  entered: readonly TeamRow[],
  imported: ReadonlySet<number>,
  { ids }: PlanContext,
): Rejection[] =>
  entered
    .filter((row) => !imported.has(idOf(ids, 'team', row.key)))
    .map(({ line }) => ({
      file: 'teams.csv',
      line,
      column: 'league_key',
      value: key,
      reason: 'deleted-on-site',
    }));

const planLeague = (
  info: LeagueInfo,
  entered: readonly TeamRow[],
  ofSeason: readonly TeamRow[],
  context: PlanContext,
): StreamPlan => {
  const { recorded, ids } = context;
  const before = recorded.leagues.get(info.key);
  const base = { leagueId: idOf(ids, 'league', info.key), seasonId: idOf(ids, 'season', info.season) };
  const origin = { file: 'dataset.json', line: 0 };
  const plan = { kind: 'league', id: base.leagueId, origin } as const;
  const deleted = recorded.deleted.league.get(info.key);
  if (deleted) {
    const contradictions = deletedLeague(info, entered, deleted.imported, context);
    return { ...plan, isNew: false, commands: [], contradictions };
  }
  const settling = settlingOf(origin);
  const entries = entered.map((row) => planEntry(row, base, before, context));
  const elsewhere = before ? ofSeason.filter(({ league }) => league !== info.key) : [];
  return {
    ...plan,
    isNew: !before,
    commands: [
      ...(before ? changes(info, base, before, settling, context) : [creation(info, base, context)]),
      ...(before ? elsewhere.flatMap((row) => planDeparture(row, info.key, base, before, context)) : []),
      ...entries.flatMap(({ commands }) => commands),
    ],
    contradictions: [...settling.contradictions, ...entries.flatMap(({ contradictions }) => contradictions)],
  };
};

/**
 * Plans one stream per league: its creation with a ruleset, or its changes, and the entries of its teams. `rows`: one
 * for each team and season (see `standingRows`).
 */
export const planLeagues = (rows: readonly TeamRow[], context: PlanContext): StreamPlan[] => {
  const byLeague = Map.groupBy(rows, ({ league }) => league);
  const bySeason = Map.groupBy(rows, ({ season }) => season);
  return context.info.leagues.map((league) =>
    planLeague(league, byLeague.get(league.key) ?? [], bySeason.get(league.season) ?? [], context),
  );
};
