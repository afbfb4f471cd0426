import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import type { PastChange, PastFact } from '@rondelle/contracts/competition/history.outputs.ts';
import { countryName } from '@rondelle/contracts/competition/countries.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { rulesetSummaries } from '@rondelle/projections/queries/catalogue/rulesets.queries.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { lastNamesInCatalogue } from '@rondelle/projections/queries/outputs/last-names.ts';
import { type Names, namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import { categoriesShowing } from '@rondelle/projections/queries/policy/policy.queries.ts';
import { resultFields } from '@rondelle/projections/queries/policy/public-tables.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type MemberName, memberNames, withNames } from '@rondelle/members/member-names.ts';
import { categoriesOf } from './categories-of.ts';
import { subjectOf } from './descriptions.ts';
import type { Fact, Named } from './facts.ts';
import type { Step } from './stories.ts';

type Value = PastFact['before'];
type NamesOfSteps = {
  readonly names: Names;
  /** The last names of deleted entities. */
  readonly last: Awaited<ReturnType<typeof lastNamesInCatalogue>>;
  readonly members: ReadonlyMap<string, MemberName | null>;
  readonly rulesets: ReadonlyMap<string, string>;
  /** Names already resolved: a page of changes repeats the same few names. */
  readonly resolved: Map<string, string>;
};

const seasonIn = ({ event: { data } }: Step): number | null => ('seasonId' in data ? data.seasonId : null);

/** A fact before the step, after it, or both. */
type FactPair = { readonly old: Fact | undefined; readonly now: Fact | undefined };
/** A step with the facts to show for it. */
type StepFacts = { readonly step: Step; readonly facts: readonly FactPair[] };

const partsOf = (fact: Fact | undefined): readonly Named[] =>
  fact?.value.filter((part): part is Named => typeof part === 'object') ?? [];
/** The subject of a game is named by its teams. */
const subjectsIn = ({ kind, after }: Step): readonly Named[] =>
  kind === 'game' ? after.flatMap(partsOf).filter((part) => part.kind === 'team') : [];

/** Loads the current names of everything that the steps and facts refer to. */
const loadNames = async (db: Db, lang: Language, stepFacts: readonly StepFacts[]): Promise<NamesOfSteps> => {
  const steps = stepFacts.map(({ step }) => step);
  const named = stepFacts.flatMap(({ step, facts }) => [
    ...subjectsIn(step),
    ...facts.flatMap(({ old, now }) => [...partsOf(old), ...partsOf(now)]),
  ]);
  const idsOf = (kind: Named['kind']) =>
    new Set(named.flatMap((one) => (one.kind === kind && typeof one.id === 'number' ? [one.id] : [])));
  const teams = new Map(
    named.flatMap(({ kind, id, seasonId }) =>
      kind === 'team' && typeof id === 'number'
        ? [[`${id} ${seasonId}`, { teamId: id, seasonId: seasonId ?? 0 }] as const]
        : [],
    ),
  );
  const own = steps.flatMap((step) =>
    step.kind === 'team' ? [{ teamId: step.id, seasonId: seasonIn(step) ?? 0 }] : [],
  );
  const catalogue = await catalogueIn(db, lang);
  const missing = (kind: 'category' | 'region' | 'division') =>
    [...idsOf(kind)].filter((id) => !catalogue.has(kind, id));
  const [names, last, members, rulesets] = await Promise.all([
    namesFor(db, catalogue, {
      teams: [...teams.values(), ...own],
      leagueIds: idsOf('league'),
      tournamentIds: idsOf('tournament'),
      cityIds: idsOf('city'),
      organizationIds: idsOf('organization'),
    }),
    lastNamesInCatalogue(db, lang, (kind) =>
      kind === 'category' || kind === 'region' || kind === 'division' ? missing(kind) : [],
    ),
    memberNames(
      db,
      named.flatMap(({ kind, id }) => (kind === 'member' ? [String(id)] : [])),
    ),
    rulesetSummaries(
      db,
      named.flatMap(({ kind, id }) => (kind === 'ruleset' ? [Number.parseInt(String(id), 10)] : [])),
    ),
  ]);
  return { names, last, members, rulesets, resolved: new Map() };
};

const resolveName = (
  { kind, id, seasonId }: Named,
  { names, last, members, rulesets }: NamesOfSteps,
): string => {
  const [number, season] = [Number(id), seasonId ?? 0];
  switch (kind) {
    case 'team':
      return names.team(number, season).name;
    case 'league':
      return names.league(number).name;
    case 'tournament':
      return names.tournament(number).name;
    case 'category':
      return last.category.get(number) ?? names.category(number, season).name;
    case 'region':
      return last.region.get(number) ?? names.region(number, season).name;
    case 'division':
      return last.division.get(number) ?? names.divisionName(number, season);
    case 'city':
      return names.city(number).name;
    case 'organization':
      return names.organization(number).name;
    case 'country':
      return countryName(names.lang, String(id));
    // A ruleset has a number and a version, and words only while it exists.
    case 'ruleset':
      return [id, ...(rulesets.has(String(id)) ? [rulesets.get(String(id))] : [])].join(' ');
    // The name of an erased member is an empty text.
    case 'member':
      return members.get(String(id))?.username ?? '';
  }
};

const nameOf = (named: Named, all: NamesOfSteps): string => {
  const key = `${named.kind} ${named.id} ${named.seasonId}`;
  const name = all.resolved.get(key) ?? resolveName(named, all);
  all.resolved.set(key, name);
  return name;
};

const lists: ReadonlySet<string> = new Set(['draw', 'categories']);
const valueOf = (fact: Fact | undefined, all: NamesOfSteps): Value => {
  if (!fact || fact.value.length === 0) return null;
  const [first, ...rest] = fact.value.map((part) => (typeof part === 'object' ? nameOf(part, all) : part));
  if (rest.length === 0) return first ?? null;
  return [first, ...rest].join(lists.has(fact.field) ? ', ' : ' – ');
};

/** Returns whether both have the same keys in the same order, as every step of a game has. */
const haveSameKeys = (before: readonly Fact[], after: readonly Fact[]): boolean =>
  before.length === after.length && after.every(({ key }, at) => before[at]?.key === key);

/** Pairs the facts before and after a step, in display order. */
const factsIn = ({ before, after }: Pick<Step, 'before' | 'after'>): readonly FactPair[] => {
  if (haveSameKeys(before, after)) return after.map((now, at) => ({ old: before[at], now }));
  const [old, now] = [before, after].map((facts) => new Map(facts.map((fact) => [fact.key, fact])));
  const keys = [...new Set([...after, ...before].map(({ key }) => key))];
  return keys.map((key) => ({ old: old?.get(key), now: now?.get(key) }));
};

const pastFact = ({ old, now }: FactPair, all: NamesOfSteps): PastFact => ({
  field: (now ?? old)?.field ?? '',
  before: valueOf(old, all),
  after: valueOf(now, all),
});

type Part = Fact['value'][number];
const isSamePart = (one: Part, other: Part | undefined): boolean =>
  typeof one === 'object' && typeof other === 'object'
    ? one.kind === other.kind && one.id === other.id && one.seasonId === other.seasonId
    : one === other;

/** Compares references by id, so that no names are loaded for unchanged facts. */
const differs = ({ old, now }: FactPair): boolean =>
  !old ||
  !now ||
  old.value.length !== now.value.length ||
  !old.value.every((part, at) => isSamePart(part, now.value[at]));
const changesOf = (step: Step): StepFacts => ({ step, facts: factsIn(step).filter(differs) });

const changesIn = ({ step, facts }: StepFacts, all: NamesOfSteps): HistoryEntry['changes'] =>
  facts
    .map((fact) => pastFact(fact, all))
    .filter(({ field, before, after }) =>
      // A new result always has the confirmation `entered`, so the entry leaves it out.
      step.before.length === 0 && field === 'confirmation' ? after !== 'entered' : before !== after,
    );

const changeOf = (one: StepFacts, all: NamesOfSteps): PastChange => {
  const { step } = one;
  const { event, kind } = step;
  const { names } = all;
  const seasonId = seasonIn(step);
  const season = seasonId === null ? null : names.slugOfSeason(seasonId);
  const listedIn = season ?? names.ongoing?.slug ?? names.seasons[0]?.slug ?? '';
  const revision = Number(event.revision);
  const { actor, source } = event.metadata;
  return {
    revision,
    position: event.position,
    action: event.type,
    recordedAt: event.recordedAt,
    actor: { id: actor.id, role: actor.role, name: null, path: null },
    source,
    reason: 'reason' in event.data ? event.data.reason : null,
    changes: changesIn(one, all),
    kind,
    subject: subjectOf(step, seasonId, names),
    season,
    path: names.paths.event(listedIn, { kind, id: step.id, revision }),
  };
};

const changesWithNames = (db: Db, lang: Language, stepFacts: readonly StepFacts[], all: NamesOfSteps) =>
  withNames(
    db,
    lang,
    stepFacts.map((one) => changeOf(one, all)),
  );

/** Removes the result fields of games whose category does not show scores. */
const withoutHiddenResults = async (
  db: Db,
  stepFacts: readonly StepFacts[],
): Promise<readonly StepFacts[]> => {
  const whole = stepFacts.map(({ step }) => categoriesOf(step));
  const open = await categoriesShowing(db, [...new Set(whole.flat())], 'scores');
  return stepFacts.map((one, at) =>
    (whole[at] ?? []).every((id) => open.has(id))
      ? one
      : {
          ...one,
          facts: one.facts.filter(({ old, now }) => !resultFields.has((now ?? old)?.field ?? '')),
        },
  );
};

/** Describes the steps for readers, in the input order. The actor has a name unless the member was erased. */
export const describeSteps = async (
  db: Db,
  lang: Language,
  steps: readonly Step[],
): Promise<PastChange[]> => {
  const stepFacts = await withoutHiddenResults(db, steps.map(changesOf));
  return changesWithNames(db, lang, stepFacts, await loadNames(db, lang, stepFacts));
};

/** Each step as an entry, with all facts of the entity, changed or not. */
export const describeWithFacts = async (db: Db, lang: Language, steps: readonly Step[]) => {
  const whole = await withoutHiddenResults(
    db,
    steps.map((step) => ({ step, facts: factsIn(step) })),
  );
  const changes = await withoutHiddenResults(db, steps.map(changesOf));
  const all = await loadNames(db, lang, whole);
  const entries = await changesWithNames(db, lang, changes, all);
  return entries.map((entry, at) => ({
    entry,
    facts: (whole[at]?.facts ?? []).map((fact) => pastFact(fact, all)),
  }));
};
