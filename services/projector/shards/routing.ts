import { competitionEvents } from '@rondelle/contracts/competition/events.ts';
import {
  changesEverySeason,
  comparePositions,
  type Position,
  type Recorded,
  seasonOf,
} from '@rondelle/contracts/log/event.ts';
import { type AnyView, sourcesOf } from '@rondelle/projections/engine/any-view.ts';
import { EventNotApplied, type Readers, readersOf } from '@rondelle/projections/engine/fold.ts';
import type { Plan } from '@rondelle/projections/engine/plan.ts';
import { catalogueShard, type Shard, shardOfSeason } from '@rondelle/projections/engine/shards.ts';
import type { Table } from '@rondelle/projections/engine/table.ts';
import type { Part } from '../batch.ts';

/** Which shard writes which rows: every row is written by one shard only, so that shards need not wait for each other. */
export type Routing = {
  readonly plan: Plan;
  /** Views whose rows all seasons share, written by the catalogue's shard. */
  readonly shared: Readers;
  /** Views whose rows belong to one season each, written by its shard. */
  readonly own: Readers;
  /** Append-only views: a row is written by the shard of its event. */
  readonly logged: Readers;
  /** Tables of which every row belongs to a season: a shard reads its own seasons' rows of them only. */
  readonly seasonTables: ReadonlySet<string>;
  /** Tables that the catalogue's shard may have written: what is at hand of them is stale when the catalogue moves. */
  readonly movedByCatalogue: ReadonlySet<string>;
};

const hasSeason = ({ columns: { season_id } }: Table): boolean => season_id?.nullable === false;

const isLogged = (view: AnyView): boolean => view.kind === 'entity' && view.appendOnly;

const schemas: Readonly<Record<string, { readonly shape: object }>> = competitionEvents;

/** Whether events of a type are about the one season that they name. */
const isOfOneSeason = (type: string): boolean =>
  'seasonId' in (schemas[type]?.shape ?? {}) && !changesEverySeason(type);

/** An entity view of which all events, hence all rows, belong to one season. */
const isOwn = (view: AnyView): boolean =>
  view.kind === 'entity' && hasSeason(view.table) && Object.keys(view.on).every(isOfOneSeason);

const namesOf = (views: readonly AnyView[]): Set<string> => new Set(views.map(({ name }) => name));
const withHistories = (views: readonly AnyView[], chosen: ReadonlySet<string>): AnyView[] =>
  views.filter((view) => chosen.has(view.name) || (view.kind === 'history' && chosen.has(view.of.name)));

/** Fails for a computed view whose rows belong to no season. */
export const routingOf = (plan: Plan): Routing => {
  const { views, derived } = plan;
  const homeless = derived.find(({ table }) => !hasSeason(table));
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

/** Whether the catalogue's shard has something to do with an event, be it another shard's as well. */
export const isOfCatalogue = ({ shared }: Routing, event: Recorded): boolean =>
  seasonOf(event) === null || shared.has(event.type);

/** The shard under whose version and name an event goes. */
export const shardOf = (event: Recorded): Shard => {
  const seasonId = seasonOf(event);
  return seasonId === null ? catalogueShard : shardOfSeason(seasonId);
};

/** What the catalogue's shard does with these events. Fails for one that a season's view takes and names no season. */
export const catalogueParts = ({ shared, own, logged }: Routing, events: readonly Recorded[]): Part[] => {
  const seasonless = events.filter((event) => seasonOf(event) === null);
  const lost = seasonless.find(({ type }) => own.has(type));
  if (lost) throw new EventNotApplied(lost, 'a view of seasons', 'the event names no season');
  return [
    { readers: shared, events: events.filter(({ type }) => shared.has(type)) },
    { readers: logged, events: seasonless },
  ];
};

/** What the seasons' shards do with these events, which must all be theirs. */
export const seasonParts = ({ own, logged }: Routing, events: readonly Recorded[]): Part[] => [
  { readers: own, events },
  { readers: logged, events },
];

/** What all shards have done with these events when each has come as far as its position says. */
export const partsWithin = (
  routing: Routing,
  events: readonly Recorded[],
  positionOf: (shard: Shard) => Position,
): Part[] => {
  const reached = (shard: Shard, { position }: Recorded) =>
    comparePositions(position, positionOf(shard)) <= 0;
  return [
    ...catalogueParts(
      routing,
      events.filter((event) => reached(catalogueShard, event)),
    ),
    ...seasonParts(
      routing,
      events.filter((event) => seasonOf(event) !== null && reached(shardOf(event), event)),
    ),
  ];
};
