import { isDeepStrictEqual } from 'node:util';
import type { DatasetInfo, SeasonInfo } from '../dataset-format.ts';
import { importCommandId } from './command-id.ts';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';
import type { Origin, StreamPlan } from './stream-plan.ts';

const origin: Origin = { file: 'dataset.json', line: 0 };

/** Spec: the ongoing season starts as 2024-2025; a site without it takes the latest season that it gets. */
export const firstOngoing = (info: DatasetInfo): string => {
  const slugs = info.seasons.map(({ slug }) => slug).sort();
  return slugs.find((slug) => slug === '2024-2025') ?? slugs.at(-1) ?? '';
};

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

const planSeason = (
  { slug, startsOn, endsOn }: SeasonInfo,
  { known, ids }: PlanContext,
  chosen: string,
): StreamPlan => {
  const seasonId = idOf(ids, 'season', slug);
  const before = known.seasons.get(slug);
  // Two sources may tell different days of the same season: it holds both.
  const dates = before
    ? { startsOn: earlier(before.startsOn, startsOn), endsOn: later(before.endsOn, endsOn) }
    : { startsOn, endsOn };
  const moved = before && (before.startsOn !== dates.startsOn || before.endsOn !== dates.endsOn);
  const commandId = (type: string) => importCommandId(type, slug, dates);
  return {
    kind: 'season',
    id: seasonId,
    isNew: !before,
    origin,
    commands: [
      ...(before
        ? []
        : [{ type: 'OpenSeason', commandId: commandId('open'), seasonId, slug, ...dates } as const]),
      ...(moved
        ? [{ type: 'ChangeSeasonDates', commandId: commandId('dates'), seasonId, ...dates } as const]
        : []),
      ...(chosen === slug
        ? [{ type: 'ChooseOngoingSeason', commandId: commandId('choose'), seasonId } as const]
        : []),
    ],
  };
};

const planSeasons = (context: PlanContext): StreamPlan[] => {
  const { info, known } = context;
  const chosen = known.ongoingChosen ? '' : firstOngoing(info);
  return info.seasons
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .map((season) => planSeason(season, context, chosen));
};

const planRulesets = ({ info, known, ids }: PlanContext): StreamPlan[] =>
  Object.entries(info.rulesets).map(([key, rules]): StreamPlan => {
    const rulesetId = idOf(ids, 'ruleset', key);
    const before = known.rulesets.get(key);
    const commandId = importCommandId('ruleset', key, rules, before?.version);
    const plan = { kind: 'ruleset', id: rulesetId, isNew: !before, origin } as const;
    if (!before) return { ...plan, commands: [{ type: 'DefineRuleset', commandId, rulesetId, key, rules }] };
    if (isDeepStrictEqual(before.rules, rules)) return { ...plan, commands: [] };
    return { ...plan, commands: [{ type: 'ReviseRuleset', commandId, rulesetId, rules }] };
  });

const planRegions = ({ info, known, ids }: PlanContext): StreamPlan[] =>
  info.regions.map(({ key, name }): StreamPlan => {
    const regionId = idOf(ids, 'region', key);
    const before = known.regions.get(key);
    const commandId = importCommandId('region', key, name, before?.name);
    const plan = { kind: 'region', id: regionId, isNew: !before, origin } as const;
    if (!before) return { ...plan, commands: [{ type: 'AddRegion', commandId, regionId, key, name }] };
    if (isDeepStrictEqual(before.name, name)) return { ...plan, commands: [] };
    return { ...plan, commands: [{ type: 'RenameRegion', commandId, regionId, name, onlyIn: null }] };
  });

const planCategories = ({ info, known, ids }: PlanContext): StreamPlan[] =>
  info.categories.map(({ key, name }): StreamPlan => {
    const categoryId = idOf(ids, 'category', key);
    const before = known.categories.get(key);
    const commandId = importCommandId('category', key, name, before?.name);
    const plan = { kind: 'category', id: categoryId, isNew: !before, origin } as const;
    if (!before) return { ...plan, commands: [{ type: 'AddCategory', commandId, categoryId, key, name }] };
    if (isDeepStrictEqual(before.name, name)) return { ...plan, commands: [] };
    return { ...plan, commands: [{ type: 'RenameCategory', commandId, categoryId, name, onlyIn: null }] };
  });

const planDivisions = ({ info, known, ids }: PlanContext): StreamPlan[] =>
  info.divisions.map(({ key, name }): StreamPlan => {
    const divisionId = idOf(ids, 'division', key);
    const before = known.divisions.get(key);
    const commandId = importCommandId('division', key, name, before?.name);
    const plan = { kind: 'division', id: divisionId, isNew: !before, origin } as const;
    if (!before) return { ...plan, commands: [{ type: 'AddDivision', commandId, divisionId, key, name }] };
    if (isDeepStrictEqual(before.name, name)) return { ...plan, commands: [] };
    return { ...plan, commands: [{ type: 'RenameDivision', commandId, divisionId, name }] };
  });

/** Seasons, rulesets, regions, categories and divisions: what competitions refer to. */
export const planCatalogue = (context: PlanContext): StreamPlan[] => [
  ...planSeasons(context),
  ...planRulesets(context),
  ...planRegions(context),
  ...planCategories(context),
  ...planDivisions(context),
];
