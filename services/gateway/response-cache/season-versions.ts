import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint, NarrowChange } from '@rondelle/contracts/subjects.ts';
import { createLastChanges, type LastChange, type Tick } from './last-changes.ts';
import type { NarrowScope, Scope } from './scope.ts';

type Season = LastChange & { position: Position };

/** Versions from the database: position and slug of every season, and the catalogue's position. */
export type Versions = {
  readonly seasons: readonly { id: number; position: Position; slug: string | null }[];
  readonly catalogue: Position;
  /** The instant of the last decision after which browsers must discard older copies; null when there was none. */
  readonly copiesFrom?: string | null;
  /** Changes with shared state that has no version: rebuilds, quarantined entities, bans, the ongoing season. */
  readonly shared: string;
};

/** The latest change without an event of each topic; `id` is its row, `agoMs` its age. */
export type ChangedTopic = { readonly topic: string; readonly id: string; readonly agoMs: number };

export type PolledVersions = Versions & {
  /** A position that all shards of the views have reached. */
  readonly safePosition: Position;
  readonly changedTopics: readonly ChangedTopic[];
  /** The last computation of a season's ratings and forecasts; no event records it. */
  readonly changedSeasons: readonly (ChangedTopic & { readonly seasonId: number })[];
  /** When the poll began, by `performance.now()`. */
  readonly polledAt: number;
};

export type SeasonVersions = {
  readonly now: () => Tick;
  /** The last changes that a response of this scope compares with. Unknown seasons depend on everything. */
  readonly changesOf: (scope: Scope) => readonly LastChange[];
  /** The last change of data that all seasons share: names, category policies, bans, the views as a whole. */
  readonly shared: LastChange;
  /** The last polled `copiesFrom`, for responses made from now on. */
  readonly copiesFrom: () => string | null;
  /** The id of a season by its id or slug; null when unknown. */
  readonly seasonId: (ref: string) => number | null;
  /** Returns whether this process knows a change of a season, or of the catalogue, at this position. */
  readonly holds: (changed: number | 'catalogue', position: Position) => boolean;
  readonly hear: (hint: ChangeHint) => void;
  /** Known seasons of a poll whose last changes this process does not know. */
  readonly behind: (seasons: Versions['seasons']) => Versions['seasons'];
  /** Applies polled versions, in case hints were lost. */
  readonly heal: (versions: Versions & Partial<Pick<PolledVersions, 'changedTopics'>>) => void;
};

/** The versions of all seasons as this process knows them. They only increase. */
export const createSeasonVersions = (): SeasonVersions => {
  let clock: Tick = 0;
  const everything: LastChange = { tick: 0 };
  const ofAll: LastChange = { tick: 0 };
  /** A change that may concern any page: names in a season may come from another season. */
  const anyPage: LastChange = { tick: 0 };
  const forum: LastChange = { tick: 0 };
  let forumChange: string | null = null;
  const seasons = new Map<number, Season>();
  const concerned = createLastChanges();
  let ids = new Map<string, number>();
  let catalogue: Position = origin;
  let shared = '';
  let copiesFrom: string | null = null;

  const change = (...all: LastChange[]) => {
    clock += 1;
    for (const one of all) one.tick = clock;
  };
  const raiseAll = () => change(everything, ofAll, anyPage, ...seasons.values());
  const isNews = (id: number, position: Position) => {
    const season = seasons.get(id);
    return !season || comparePositions(position, season.position) > 0;
  };
  const raise = (id: number, position: Position, narrow?: NarrowChange) => {
    const season = seasons.get(id);
    // A change at the origin has no event, such as a computed forecast.
    const isEvent = position !== origin;
    if (isEvent && !isNews(id, position)) return;
    if (!season) {
      // The menu of every page lists the seasons, so a new one changes all pages.
      seasons.set(id, { tick: 0, position });
      raiseAll();
      return;
    }
    // The hint's concerns are complete only if this process knows all earlier changes of the season.
    const isNarrow = narrow?.since === (isEvent ? season.position : origin);
    change(everything, season, ...(isNarrow ? narrow.concerns.map(concerned.of) : [anyPage]));
    if (isEvent) season.position = position;
  };
  const changesOfPart = (part: number | NarrowScope): readonly (LastChange | undefined)[] => {
    if (typeof part === 'number') return [seasons.get(part), anyPage];
    return [part === 'seasons' ? anyPage : concerned.of(part)];
  };

  return {
    now: () => clock,
    changesOf: (scope) => {
      if (scope === 'everything') return [everything];
      if (scope === 'everything and forum') return [everything, forum];
      const known = [...scope].flatMap(changesOfPart);
      return known.every((one) => one !== undefined) ? known : [everything];
    },
    shared: ofAll,
    copiesFrom: () => copiesFrom,
    seasonId: (ref) => ids.get(ref) ?? null,
    holds: (changed, position) => {
      const known = changed === 'catalogue' ? catalogue : seasons.get(changed)?.position;
      return known !== undefined && comparePositions(known, position) >= 0;
    },
    behind: (polled) => polled.filter(({ id, position }) => seasons.has(id) && isNews(id, position)),
    hear: ({ seasonIds, position, topics, narrow }) => {
      if (topics?.includes('forum')) change(forum);
      if (seasonIds !== 'all') for (const id of seasonIds) raise(id, position, narrow);
      else {
        raiseAll();
        if (comparePositions(position, catalogue) > 0) catalogue = position;
      }
    },
    heal: (versions) => {
      for (const { id, position } of versions.seasons) raise(id, position);
      const latest = versions.changedTopics?.find(({ topic }) => topic === 'forum')?.id ?? forumChange;
      if (latest !== forumChange) change(forum);
      forumChange = latest;
      ids = new Map(
        versions.seasons.flatMap(({ id, slug }) =>
          [String(id), ...(slug ? [slug] : [])].map((ref) => [ref, id]),
        ),
      );
      const catalogueMoved = comparePositions(versions.catalogue, catalogue) > 0;
      if (catalogueMoved) ({ catalogue } = versions);
      const decided = versions.copiesFrom ?? copiesFrom;
      if (catalogueMoved || versions.shared !== shared || decided !== copiesFrom) raiseAll();
      ({ shared } = versions);
      copiesFrom = decided;
    },
  };
};
