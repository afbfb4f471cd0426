import { proposedPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { DatasetInfo, SeasonInfo } from '../dataset-format.ts';
import type { RecordedNamed, RecordedSeason } from '../recorded.ts';
import { importCommandId } from './command-id.ts';
import { idOf } from './ids.ts';
import { planGeography } from './plan-geography.ts';
import type { PlanContext } from './plan-context.ts';
import { type Settling, settlingOf } from './settle.ts';
import type { Origin, StreamPlan } from './stream-plan.ts';

const origin: Origin = { file: 'dataset.json', line: 0 };

/** Spec: the ongoing season starts as 2024-2025. When the dataset does not have it, its latest season is used. */
export const firstOngoing = (info: DatasetInfo): string => {
  const slugs = info.seasons.map(({ slug }) => slug).sort();
  return slugs.find((slug) => slug === '2024-2025') ?? slugs.at(-1) ?? '';
};

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

/** Returns whether an earlier import had a day that reaches at least as far. */
const isWithin = (incoming: string, imported: string | undefined, wider: typeof earlier): boolean =>
  imported !== undefined && wider(incoming, imported) === imported;

/** An import only widens the days of a season, and does not restore days that people have narrowed since. */
const widened = (
  { slug, startsOn, endsOn }: SeasonInfo,
  { startsOn: from, endsOn: to, imported }: RecordedSeason,
  { isNews }: Settling,
) => {
  const first = isWithin(startsOn, imported?.startsOn, earlier) ? from : earlier(from, startsOn);
  const last = isWithin(endsOn, imported?.endsOn, later) ? to : later(to, endsOn);
  const at = (field: string): string => `seasons.${slug}.${field}`;
  const compared = (column: string, incoming: string, current: string, was: string | undefined) =>
    ({ column: at(column), value: incoming, incoming, current, imported: was ?? current }) as const;
  return {
    startsOn: isNews(compared('startsOn', first, from, imported?.startsOn)) ? first : from,
    endsOn: isNews(compared('endsOn', last, to, imported?.endsOn)) ? last : to,
  };
};

const planSeason = (incoming: SeasonInfo, { recorded, ids }: PlanContext, chosen: string): StreamPlan => {
  const { slug, startsOn, endsOn } = incoming;
  const seasonId = idOf(ids, 'season', slug);
  const plan = { kind: 'season', id: seasonId, origin } as const;
  if (recorded.deleted.season.has(slug)) return { ...plan, isNew: false, commands: [] };
  const before = recorded.seasons.get(slug);
  const settling = settlingOf(origin);
  // Two sources may have different days for the same season: it spans both.
  const dates = before ? widened(incoming, before, settling) : { startsOn, endsOn };
  const moved = before && (before.startsOn !== dates.startsOn || before.endsOn !== dates.endsOn);
  const commandId = (type: string) => importCommandId(type, slug, dates, before?.revision);
  return {
    ...plan,
    isNew: !before,
    contradictions: settling.contradictions,
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

/**
 * Returns the slug of the season to choose as ongoing, or an empty text. People's choice stays until the import opens a
 * new season as ongoing.
 */
const chosenIn = ({ info, recorded, ongoing }: PlanContext): string => {
  if (ongoing !== undefined && !recorded.seasons.has(ongoing)) return ongoing;
  return recorded.ongoingChosen ? '' : (ongoing ?? firstOngoing(info));
};

const planSeasons = (context: PlanContext): StreamPlan[] => {
  const { info } = context;
  const chosen = chosenIn(context);
  return info.seasons
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .map((season) => planSeason(season, context, chosen));
};

const planRulesets = ({ info, recorded, ids }: PlanContext): StreamPlan[] =>
  Object.entries(info.rulesets).map(([key, rules]): StreamPlan => {
    const rulesetId = idOf(ids, 'ruleset', key);
    const plan = { kind: 'ruleset', id: rulesetId, origin } as const;
    if (recorded.deleted.ruleset.has(key)) return { ...plan, isNew: false, commands: [] };
    const before = recorded.rulesets.get(key);
    const commandId = importCommandId('ruleset', key, rules, before?.version);
    const define = { type: 'DefineRuleset', commandId, rulesetId, key, rules } as const;
    if (!before) return { ...plan, isNew: true, commands: [define] };
    const { isNews, contradictions } = settlingOf(origin);
    const isRevised = isNews({
      column: `rulesets.${key}`,
      value: '',
      incoming: rules,
      current: before.rules,
      imported: before.imported?.rules,
    });
    const revise = { type: 'ReviseRuleset', commandId, rulesetId, rules } as const;
    return { ...plan, isNew: false, commands: isRevised ? [revise] : [], contradictions };
  });

const renaming = (list: string, key: string, name: Bilingual, { name: current, imported }: RecordedNamed) => {
  const { isNews, contradictions } = settlingOf(origin);
  const compared = { incoming: name, current, imported: imported?.name };
  const isRenamed = isNews({ column: `${list}.${key}.name`, value: name.fr, ...compared });
  return { isRenamed, contradictions };
};

const planRegions = ({ info, recorded, ids }: PlanContext): StreamPlan[] =>
  info.regions.map(({ key, name }): StreamPlan => {
    const regionId = idOf(ids, 'region', key);
    const plan = { kind: 'region', id: regionId, origin } as const;
    if (recorded.deleted.region.has(key)) return { ...plan, isNew: false, commands: [] };
    const before = recorded.regions.get(key);
    const commandId = importCommandId('region', key, name, before?.name, before?.revision);
    const add = { type: 'AddRegion', commandId, regionId, key, name } as const;
    const rename = { type: 'RenameRegion', commandId, regionId, name, onlyIn: null } as const;
    if (!before) return { ...plan, isNew: true, commands: [add] };
    const { isRenamed, contradictions } = renaming('regions', key, name, before);
    return { ...plan, isNew: false, commands: isRenamed ? [rename] : [], contradictions };
  });

const planCategories = ({ info, recorded, ids }: PlanContext): StreamPlan[] =>
  info.categories.map(({ key, name, shows = proposedPolicy(name) }): StreamPlan => {
    const categoryId = idOf(ids, 'category', key);
    const plan = { kind: 'category', id: categoryId, origin } as const;
    if (recorded.deleted.category.has(key)) return { ...plan, isNew: false, commands: [] };
    const before = recorded.categories.get(key);
    const commandId = importCommandId('category', key, name, before?.name, before?.revision);
    const add = { type: 'AddCategory', commandId, categoryId, key, name, shows } as const;
    const rename = { type: 'RenameCategory', commandId, categoryId, name, onlyIn: null } as const;
    if (!before) return { ...plan, isNew: true, commands: [add] };
    const { isRenamed, contradictions } = renaming('categories', key, name, before);
    return { ...plan, isNew: false, commands: isRenamed ? [rename] : [], contradictions };
  });

const planDivisions = ({ info, recorded, ids }: PlanContext): StreamPlan[] =>
  info.divisions.map(({ key, name }): StreamPlan => {
    const divisionId = idOf(ids, 'division', key);
    const plan = { kind: 'division', id: divisionId, origin } as const;
    if (recorded.deleted.division.has(key)) return { ...plan, isNew: false, commands: [] };
    const before = recorded.divisions.get(key);
    const commandId = importCommandId('division', key, name, before?.name, before?.revision);
    const add = { type: 'AddDivision', commandId, divisionId, key, name } as const;
    const rename = { type: 'RenameDivision', commandId, divisionId, name } as const;
    if (!before) return { ...plan, isNew: true, commands: [add] };
    const { isRenamed, contradictions } = renaming('divisions', key, name, before);
    return { ...plan, isNew: false, commands: isRenamed ? [rename] : [], contradictions };
  });

/** Seasons, rulesets, regions, categories, divisions, cities and organizations: what competitions refer to. */
export const planCatalogue = (context: PlanContext): StreamPlan[] => [
  ...planSeasons(context),
  ...planRulesets(context),
  ...planRegions(context),
  ...planCategories(context),
  ...planDivisions(context),
  ...planGeography(context),
];
