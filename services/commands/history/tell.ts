import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import type { PastChange, PastFact } from '@rondelle/contracts/competition/history.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { catalogueIn } from '@rondelle/projections/outputs/catalogue.ts';
import { type Names, namesFor } from '@rondelle/projections/outputs/names.ts';
import { showing } from '@rondelle/projections/policy/policy.queries.ts';
import { resultFields } from '@rondelle/projections/policy/shown-tables.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type MemberName, memberNames, withNames } from '@rondelle/members/member-names.ts';
import type { Fact, Named } from './facts.ts';
import type { Step } from './stories.ts';
import { subjectOf } from './subject-of.ts';

type Value = PastFact['before'];
type Known = {
  readonly names: Names;
  readonly members: ReadonlyMap<string, MemberName | null>;
  /** What has been named so far: a page of changes says the same few names again and again. */
  readonly said: Map<string, string>;
};

const seasonIn = ({ event: { data } }: Step): number | null => ('seasonId' in data ? data.seasonId : null);

/** One thing that was known before, is known after, or both. */
type Told = { readonly old: Fact | undefined; readonly now: Fact | undefined };
/** A step with what is told of it. */
type Telling = { readonly step: Step; readonly facts: readonly Told[] };

const partsOf = (fact: Fact | undefined): readonly Named[] =>
  fact?.value.filter((part): part is Named => typeof part === 'object') ?? [];
/** A game goes by the names of its teams. */
const subjectsIn = ({ kind, after }: Step): readonly Named[] =>
  kind === 'game' ? after.flatMap(partsOf).filter((part) => part.kind === 'team') : [];

/** Names of all that is told of, at the time of answering. */
const known = async (db: Db, lang: Language, tellings: readonly Telling[]): Promise<Known> => {
  const steps = tellings.map(({ step }) => step);
  const named = tellings.flatMap(({ step, facts }) => [
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
  const own = steps.flatMap((step) => {
    const seasonId = seasonIn(step);
    return step.kind === 'team' && seasonId !== null ? [{ teamId: step.id, seasonId }] : [];
  });
  const catalogue = await catalogueIn(db, lang);
  const [names, members] = await Promise.all([
    namesFor(db, catalogue, {
      teams: [...teams.values(), ...own],
      leagueIds: idsOf('league'),
      tournamentIds: idsOf('tournament'),
      cityIds: idsOf('city'),
      organizationIds: idsOf('organization'),
    }),
    memberNames(
      db,
      named.flatMap(({ kind, id }) => (kind === 'member' ? [String(id)] : [])),
    ),
  ]);
  return { names, members, said: new Map() };
};

const namedAnew = ({ kind, id, seasonId }: Named, { names, members }: Known): string => {
  const [number, season] = [Number(id), seasonId ?? 0];
  switch (kind) {
    case 'team':
      return names.team(number, season).name;
    case 'league':
      return names.league(number).name;
    case 'tournament':
      return names.tournament(number).name;
    case 'category':
      return names.category(number, season).name;
    case 'region':
      return names.region(number, season).name;
    case 'division':
      return names.divisionName(number, season);
    case 'city':
      return names.city(number).name;
    case 'organization':
      return names.organization(number).name;
    // Nothing but an empty text stands for a member who is no more.
    case 'member':
      return members.get(String(id))?.username ?? '';
  }
};

const nameOf = (named: Named, all: Known): string => {
  const key = `${named.kind} ${named.id} ${named.seasonId}`;
  const name = all.said.get(key) ?? namedAnew(named, all);
  all.said.set(key, name);
  return name;
};

const lists: ReadonlySet<string> = new Set(['draw', 'categories']);
const valueOf = (fact: Fact | undefined, all: Known): Value => {
  if (!fact || fact.value.length === 0) return null;
  const [first, ...rest] = fact.value.map((part) => (typeof part === 'object' ? nameOf(part, all) : part));
  if (rest.length === 0) return first ?? null;
  return [first, ...rest].join(lists.has(fact.field) ? ', ' : ' – ');
};

/** Whether both say the same things in the same order, as a game does whatever happens to it. */
const haveSameKeys = (before: readonly Fact[], after: readonly Fact[]): boolean =>
  before.length === after.length && after.every(({ key }, at) => before[at]?.key === key);

/** What is known before or after, in the order in which people read it. */
const factsIn = ({ before, after }: Pick<Step, 'before' | 'after'>): readonly Told[] => {
  if (haveSameKeys(before, after)) return after.map((now, at) => ({ old: before[at], now }));
  const [old, now] = [before, after].map((facts) => new Map(facts.map((fact) => [fact.key, fact])));
  const keys = [...new Set([...after, ...before].map(({ key }) => key))];
  return keys.map((key) => ({ old: old?.get(key), now: now?.get(key) }));
};

const pastFact = ({ old, now }: Told, all: Known): PastFact => ({
  field: (now ?? old)?.field ?? '',
  before: valueOf(old, all),
  after: valueOf(now, all),
});

type Part = Fact['value'][number];
const isSamePart = (one: Part, other: Part | undefined): boolean =>
  typeof one === 'object' && typeof other === 'object'
    ? one.kind === other.kind && one.id === other.id && one.seasonId === other.seasonId
    : one === other;

/** What is the same needs no name to be left out. */
const differs = ({ old, now }: Told): boolean =>
  !old ||
  !now ||
  old.value.length !== now.value.length ||
  !old.value.every((part, at) => isSamePart(part, now.value[at]));
const changesOf = (step: Step): Telling => ({ step, facts: factsIn(step).filter(differs) });

const changesIn = ({ step, facts }: Telling, all: Known): HistoryEntry['changes'] =>
  facts
    .map((fact) => pastFact(fact, all))
    .filter(({ field, before, after }) =>
      // A new result is entered, and no more need be said.
      step.before.length === 0 && field === 'confirmation' ? after !== 'entered' : before !== after,
    );

const changeOf = (telling: Telling, all: Known): PastChange => {
  const { step } = telling;
  const { event, kind } = step;
  const { names } = all;
  const seasonId = seasonIn(step);
  const season = seasonId === null ? null : names.slugOfSeason(seasonId);
  const page = names.paths.activity(season ?? names.ongoing?.slug ?? names.seasons[0]?.slug ?? '');
  const { actor, source } = event.metadata;
  return {
    revision: Number(event.revision),
    position: event.position,
    action: event.type,
    recordedAt: event.recordedAt,
    actor: { id: actor.id, role: actor.role, name: null, path: null },
    source,
    reason: 'reason' in event.data ? event.data.reason : null,
    changes: changesIn(telling, all),
    kind,
    subject: subjectOf(step, names),
    season,
    path: `${page}?event=${event.position}`,
  };
};

const changesNamed = (db: Db, lang: Language, tellings: readonly Telling[], all: Known) =>
  withNames(
    db,
    lang,
    tellings.map((telling) => changeOf(telling, all)),
  );

const categoriesIn = ({ step, facts }: Telling): readonly number[] =>
  step.kind === 'game'
    ? facts.flatMap(({ old, now }) =>
        [...partsOf(old), ...partsOf(now)].flatMap(({ kind, id }) =>
          kind === 'category' ? [Number(id)] : [],
        ),
      )
    : [];

/** Leaves out the results of games whose category shows none. */
const asShownIn = async (db: Db, tellings: readonly Telling[]): Promise<readonly Telling[]> => {
  const whole = tellings.map(({ step }) => categoriesIn({ step, facts: factsIn(step) }));
  const open = await showing(db, [...new Set(whole.flat())], 'scores');
  return tellings.map((telling, at) =>
    (whole[at] ?? []).every((id) => open.has(id))
      ? telling
      : {
          ...telling,
          facts: telling.facts.filter(({ old, now }) => !resultFields.has((now ?? old)?.field ?? '')),
        },
  );
};

/** What happened, as people are told, in the order given; with who did it, as long as they have a name. */
export const told = async (db: Db, lang: Language, steps: readonly Step[]): Promise<PastChange[]> => {
  const tellings = await asShownIn(db, steps.map(changesOf));
  return changesNamed(db, lang, tellings, await known(db, lang, tellings));
};

/** Each step with everything that is known of the thing. */
export const importedWhole = async (db: Db, lang: Language, steps: readonly Step[]) => {
  const whole = await asShownIn(
    db,
    steps.map((step) => ({ step, facts: factsIn(step) })),
  );
  const changes = await asShownIn(db, steps.map(changesOf));
  const all = await known(db, lang, whole);
  const entries = await changesNamed(db, lang, changes, all);
  return entries.map((entry, at) => ({
    entry,
    facts: (whole[at]?.facts ?? []).map((fact) => pastFact(fact, all)),
  }));
};
