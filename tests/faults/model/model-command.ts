import type {
  GameCommand,
  LeagueCommand,
  RulesetCommand,
  TeamCommand,
  TournamentCommand,
} from '@rondelle/contracts/competition/commands.ts';

export type { GameCommand, LeagueCommand, RulesetCommand, TeamCommand, TournamentCommand };

/** A command that says what is to become of a thing. */
export type PlainCommand = GameCommand | LeagueCommand | RulesetCommand | TeamCommand | TournamentCommand;

export const undoneKinds = ['game', 'league', 'tournament', 'team', 'ruleset'] as const;
export type UndoneKind = (typeof undoneKinds)[number];

/** Sets back what one change of a thing has changed, by its place in the thing's stream. */
export type Undo = {
  readonly type: 'Undo';
  readonly commandId: string;
  readonly ifRevision?: undefined;
  readonly kind: UndoneKind;
  readonly id: number;
  readonly revision: number;
};
export type ModelCommand = PlainCommand | Undo;

/** Undoes whatever a member has changed of a thing, the latest first: as many undoings as there are changes. */
export type RollBack = Pick<Undo, 'commandId' | 'kind' | 'id'> & {
  readonly type: 'RollBack';
  readonly member: string;
};
