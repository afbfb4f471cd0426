import type { CommandKind, CompetitionCommand } from '@rondelle/contracts/competition/commands.ts';

/** Commands that are saved together, with what they change as it is now. */
export type Change = {
  readonly kind: CommandKind;
  readonly id: number;
  readonly commandId: string;
  readonly commands: readonly CompetitionCommand[];
  readonly state: unknown;
};
