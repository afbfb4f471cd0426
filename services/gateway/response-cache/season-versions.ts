import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';

/** What a response was made from: seasons by id, or anything at all. */
export type Scope = 'everything' | ReadonlySet<number>;

/** A moment of this process: counts up with every change heard. */
export type Tick = number;

/** When a season (or anything at all) was last heard to change. Answers hold it to compare with, at no cost. */
export type LastChange = { tick: Tick };
type Season = LastChange & { position: Position };

/** What the database says: every season's version and slug, and the catalogue's version. */
export type Versions = {
  readonly seasons: readonly { id: number; position: Position; slug: string | null }[];
  readonly catalogue: Position;
  /** Changes with whatever every page shows and no version tells of: rebuilds, the ongoing season, bans. */
  readonly shared: string;
};

/** That something changed which no event says: the latest time for each topic, by the number of its row. */
export type Telling = { readonly topic: string; readonly id: string; readonly agoMs: number };

export type PolledVersions = Versions & {
  /** No shard of the views is behind it. */
  readonly safePosition: Position;
  readonly tellings: readonly Telling[];
  /** When it was asked for, by the clock of `performance`. */
  readonly askedAt: number;
};

export type SeasonVersions = {
  readonly now: () => Tick;
  /** What a response of this scope has to compare with. Seasons not heard of yet depend on everything. */
  readonly changesOf: (scope: Scope) => readonly LastChange[];
  /** The id of a season by its id or slug; null while unknown. */
  readonly seasonId: (ref: string) => number | null;
  /** Whether a change of a season, or of the catalogue, at this position has been heard of. */
  readonly holds: (changed: number | 'catalogue', position: Position) => boolean;
  readonly hear: (hint: ChangeHint) => void;
  /** Takes over what hints should have brought: a lost hint heals here. */
  readonly heal: (versions: Versions) => void;
};

/** The versions of the seasons as far as this process has heard of them. Only ever raised. */
export const createSeasonVersions = (): SeasonVersions => {
  const everything: LastChange = { tick: 0 };
  const seasons = new Map<number, Season>();
  let ids = new Map<string, number>();
  let catalogue: Position = origin;
  let shared = '';

  const raiseAll = () => {
    everything.tick += 1;
    for (const season of seasons.values()) season.tick = everything.tick;
  };
  const raise = (id: number, position: Position) => {
    const season = seasons.get(id);
    if (season && comparePositions(position, season.position) <= 0) return;
    everything.tick += 1;
    if (season) Object.assign(season, { tick: everything.tick, position });
    else {
      // Every page's menu lists the seasons: a new one touches them all.
      seasons.set(id, { tick: 0, position });
      raiseAll();
    }
  };

  return {
    now: () => everything.tick,
    changesOf: (scope) => {
      if (scope === 'everything') return [everything];
      const known = [...scope].map((id) => seasons.get(id));
      return known.every((season) => season !== undefined) ? known : [everything];
    },
    seasonId: (ref) => ids.get(ref) ?? null,
    holds: (changed, position) => {
      const known = changed === 'catalogue' ? catalogue : seasons.get(changed)?.position;
      return known !== undefined && comparePositions(known, position) >= 0;
    },
    hear: ({ seasonIds, position }) => {
      if (seasonIds !== 'all') for (const id of seasonIds) raise(id, position);
      else {
        raiseAll();
        if (comparePositions(position, catalogue) > 0) catalogue = position;
      }
    },
    heal: (versions) => {
      for (const { id, position } of versions.seasons) raise(id, position);
      ids = new Map(
        versions.seasons.flatMap(({ id, slug }) =>
          [String(id), ...(slug ? [slug] : [])].map((ref) => [ref, id]),
        ),
      );
      const catalogueMoved = comparePositions(versions.catalogue, catalogue) > 0;
      if (catalogueMoved) ({ catalogue } = versions);
      if (catalogueMoved || versions.shared !== shared) raiseAll();
      ({ shared } = versions);
    },
  };
};
