import { competitionEvents } from '@rondelle/contracts/competition/events.ts';
import {
  changesEverySeason,
  comparePositions,
  type Position,
  seasonOf,
} from '@rondelle/contracts/log/event.ts';
import { type AnyView, sourcesOf } from '@rondelle/projections/views/engine/any-view.ts';
import { type Readers, readersOf } from '@rondelle/projections/views/engine/fold.ts';
import type { Plan } from '@rondelle/projections/views/engine/plan.ts';
import { catalogueShard, type Shard, shardOfSeason } from '@rondelle/projections/views/engine/shards.ts';
import { isOfSeason } from '@rondelle/projections/views/engine/table.ts';
import { type Entry, isReadable } from '@rondelle/projections/views/engine/apply-events.ts';
import type { Part } from '../part.ts';

/**
 * Assignment of rows to the shards that write them. Exactly one shard writes each row, so that shards need not wait for
 * each other. The catalogue is the data that all seasons share.
 */
export type Routing = {
  readonly plan: Plan;
  /** Views with rows that all seasons share; written by the catalogue's shard. */
  readonly shared: Readers;
  /** Views with rows of one season each; written by the season's shard. */
  readonly own: Readers;
  /** Append-only views; each row is written by the shard of its event. */
  readonly logged: Readers;
  /** Tables whose rows each belong to a season; a shard reads only the rows of its own seasons. */
  readonly seasonTables: ReadonlySet<string>;
  /** Tables that the catalogue's shard may have written; their cached rows are stale when its shard advances. */
  readonly movedByCatalogue: ReadonlySet<string>;
};

const isLogged = (view: AnyView): boolean => view.kind === 'entity' && view.appendOnly;

const schemas: Readonly<Record<string, { readonly shape: object }>> = competitionEvents;

/** Returns whether all events of a type concern only the season that they name. */
const isOfOneSeason = (type: string): boolean =>
  'seasonId' in (schemas[type]?.shape ?? {}) && !changesEverySeason(type);

/** An entity view whose events, and so its rows, each belong to one season. */
const isOwn = (view: AnyView): boolean =>
  view.kind === 'entity' && isOfSeason(view.table) && Object.keys(view.on).every(isOfOneSeason);

const namesOf = (views: readonly AnyView[]): Set<string> => new Set(views.map(({ name }) => name));
const withHistories = (views: readonly AnyView[], chosen: ReadonlySet<string>): AnyView[] =>
  views.filter((view) => chosen.has(view.name) || (view.kind === 'history' && chosen.has(view.of.name)));

/** Throws when a derived view has rows that belong to no season. */
export const routingOf = (plan: Plan): Routing => {
  const { views, derived } = plan;
  const homeless = derived.find(({ table }) => !isOfSeason(table));
  if (homeless) throw new Error(`the rows of ${homeless.name} belong to no season`);
  const entities = views.filter((view) => view.kind === 'entity' && !isLogged(view));
  const own = namesOf(entities.filter(isOwn));
  const shared = namesOf(entities.filter((view) => !isOwn(view)));
  const ofSeasons = withHistories(views, own);
  const moved = new Set(shared);
  for (const view of derived) if (sourcesOf(view).some((source) => moved.has(source))) moved.add(view.name);
  return {
    plan,
    shared: readersOf(withHistories(views, shared)),
    own: readersOf(ofSeasons),
    logged: readersOf(views.filter(isLogged)),
    seasonTables: new Set([...ofSeasons, ...derived].map(({ table }) => table.name)),
    movedByCatalogue: new Set(views.filter(({ name }) => moved.has(name)).map(({ table }) => table.name)),
  };
};

/** An unreadable event in a team's stream may concern the team as well as its season. */
const isOfTeam = ({ stream }: Entry): boolean => stream.startsWith('team-');

/** Returns whether the shared views read an event, even when a season's views read it too. */
export const isOfCatalogue = ({ shared }: Routing, event: Entry): boolean =>
  seasonOf(event) === null || (isReadable(event) ? shared.has(event.type) : isOfTeam(event));

/** The shard that counts an event in its version and its hints. */
export const shardOf = (event: Entry): Shard => {
  const seasonId = seasonOf(event);
  return seasonId === null ? catalogueShard : shardOfSeason(seasonId);
};

/**
 * The parts of all views, without events. Parts are independent: no view of one reads a row of another while folding.
 */
type Parts = {
  /** The catalogue's part, which also quarantines events of season views without a season. */
  readonly catalogue: Omit<Part, 'events'>;
  readonly season: Omit<Part, 'events'>;
  readonly activity: Omit<Part, 'events'>;
};

export const partsOf = ({ shared, own, logged }: Routing): Parts => ({
  catalogue: {
    name: 'catalogue',
    readers: shared,
    takes: (event) =>
      isReadable(event)
        ? shared.has(event.type) || (seasonOf(event) === null && own.has(event.type))
        : seasonOf(event) === null || isOfTeam(event),
  },
  season: {
    name: 'season',
    readers: own,
    takes: (event) => seasonOf(event) !== null && (!isReadable(event) || own.has(event.type)),
  },
  activity: {
    name: 'activity',
    readers: logged,
    takes: (event) => isReadable(event) && logged.has(event.type),
  },
});

const withEvents = (part: Omit<Part, 'events'>, events: readonly Entry[]): Part => ({
  ...part,
  events: events.filter(part.takes),
});

/** The `catalogue` and `activity` parts, each with the events that its views read. */
export const catalogueParts = (routing: Routing, events: readonly Entry[]): Part[] => {
  const { catalogue, activity } = partsOf(routing);
  const seasonless = events.filter((event) => seasonOf(event) === null);
  return [withEvents(catalogue, events), withEvents(activity, seasonless)];
};

/** The `season` and `activity` parts, each with the events that its views read. All events must belong to seasons. */
export const seasonParts = (routing: Routing, events: readonly Entry[]): Part[] => {
  const { season, activity } = partsOf(routing);
  return [withEvents(season, events), withEvents(activity, events)];
};

/** The parts of all shards, each with the events up to its shard's position. */
export const partsWithin = (
  routing: Routing,
  events: readonly Entry[],
  positionOf: (shard: Shard) => Position,
): Part[] => {
  const { catalogue, season, activity } = partsOf(routing);
  const reached = (shard: Shard, { position }: Entry) => comparePositions(position, positionOf(shard)) <= 0;
  const own = events.filter((event) => reached(shardOf(event), event));
  return [
    withEvents(
      catalogue,
      events.filter((event) => reached(catalogueShard, event)),
    ),
    withEvents(season, own),
    withEvents(activity, own),
  ];
};
