import type {
  GameCommand,
  LeagueCommand,
  RulesetCommand,
  TeamCommand,
  TournamentCommand,
} from '@rondelle/contracts/competition/commands.ts';

export type { GameCommand, LeagueCommand, RulesetCommand, TeamCommand, TournamentCommand };

/** A command that changes one subject. */
export type PlainCommand = GameCommand | LeagueCommand | RulesetCommand | TeamCommand | TournamentCommand;

export const undoneKinds = ['game', 'league', 'tournament', 'team', 'ruleset'] as const;
export type UndoneKind = (typeof undoneKinds)[number];

/** Undoes one change of a subject, by the revision of its event. */
export type Undo = {
  readonly type: 'Undo';
  readonly commandId: string;
  readonly ifRevision?: undefined;
  readonly kind: UndoneKind;
  readonly id: number;
  readonly revision: number;
};
export type ModelCommand = PlainCommand | Undo;

/** Undoes all changes of a subject by one member, the latest first: one undo for each change. */
export type RollBack = Pick<Undo, 'commandId' | 'kind' | 'id'> & {
  readonly type: 'RollBack';
  readonly member: string;
};
