import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import type { PastChange, PastFact } from '@rondelle/contracts/competition/history.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { catalogueIn } from '@rondelle/projections/outputs/catalogue.ts';
import { type Names, namesFor } from '@rondelle/projections/outputs/names.ts';
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

/** Names of all that the steps speak of, at the time of answering. */
const known = async (db: Db, lang: Language, steps: readonly Step[]): Promise<Known> => {
  const named = steps
    .flatMap(({ before, after }) => [...before, ...after])
    .flatMap(({ value }) => value.filter((part): part is Named => typeof part === 'object'));
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

/** What is known before or after, as far as it is asked for, in the order in which people read it. */
const factsImported = (
  { before, after }: Pick<Step, 'before' | 'after'>,
  all: Known,
  isAsked: (old: Fact | undefined, now: Fact | undefined) => boolean = () => true,
): PastFact[] => {
  const [old, now] = [before, after].map((facts) => new Map(facts.map((fact) => [fact.key, fact])));
  const keys = [...new Set([...after, ...before].map(({ key }) => key))];
  const asked = keys.filter((key) => isAsked(old?.get(key), now?.get(key)));
  return asked.map((key) => ({
    field: (now?.get(key) ?? old?.get(key))?.field ?? key,
    before: valueOf(old?.get(key), all),
    after: valueOf(now?.get(key), all),
  }));
};

type Part = Fact['value'][number];
const isSamePart = (one: Part, other: Part | undefined): boolean =>
  typeof one === 'object' && typeof other === 'object'
    ? one.kind === other.kind && one.id === other.id && one.seasonId === other.seasonId
    : one === other;

/** What is the same needs no name to be left out. */
const differs = (old: Fact | undefined, now: Fact | undefined): boolean =>
  !old ||
  !now ||
  old.value.length !== now.value.length ||
  !old.value.every((part, at) => isSamePart(part, now.value[at]));

const changesIn = (step: Step, all: Known): HistoryEntry['changes'] =>
  factsImported(step, all, differs).filter(({ field, before, after }) =>
    // A new result is entered, and no more need be said.
    step.before.length === 0 && field === 'confirmation' ? after !== 'entered' : before !== after,
  );

const changeOf = (step: Step, all: Known): PastChange => {
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
    changes: changesIn(step, all),
    kind,
    subject: subjectOf(step, names),
    season,
    path: `${page}?event=${event.position}`,
  };
};

/** What happened, as people are told, in the order given; with who did it, as long as they have a name. */
export const told = async (db: Db, lang: Language, steps: readonly Step[]): Promise<PastChange[]> => {
  const all = await known(db, lang, steps);
  return withNames(
    db,
    lang,
    steps.map((step) => changeOf(step, all)),
  );
};

/** One step with everything that is known of the thing. */
export const importedWhole = async (db: Db, lang: Language, steps: readonly Step[]) => {
  const all = await known(db, lang, steps);
  const entries = await withNames(
    db,
    lang,
    steps.map((step) => changeOf(step, all)),
  );
  return entries.map((entry, at) => {
    const step = steps[at];
    return { entry, facts: step ? factsImported(step, all) : [] };
  });
};
