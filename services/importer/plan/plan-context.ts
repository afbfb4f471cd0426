import type { DatasetInfo } from '../dataset-format.ts';
import type { Recorded, RecordedGame } from '../recorded.ts';
import type { BracketGames } from './bracket-games.ts';
import type { Ids } from './ids.ts';

/** The input of every plan: the dataset, what is recorded, and the ids of both. */
export type PlanContext = {
  readonly info: DatasetInfo;
  readonly recorded: Recorded;
  readonly ids: Ids;
  /** The id of each merged team → the id of the team that it was merged into. */
  readonly mergers: ReadonlyMap<number, number>;
  readonly bracketGames: BracketGames;
  /** Returns whether the importer may neither see nor correct the recorded game. */
  readonly isHidden?: ((game: RecordedGame) => boolean) | undefined;
  /** Results of later days are rejected. */
  readonly today: string;
  /** The slug of the ongoing season, when the caller sets one. */
  readonly ongoing?: string | undefined;
};

export const mergersOf = ({ teams }: Recorded): ReadonlyMap<number, number> =>
  new Map([...teams.values()].flatMap(({ id, merged }) => (merged ? [[merged.id, id] as const] : [])));
