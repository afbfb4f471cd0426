import { holdRowIfNeeded } from '@rondelle/commands/held/hold.ts';
import { createWaitFacts, type WaitFacts } from '@rondelle/commands/held/wait-facts.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import type { GameEvent } from '@rondelle/contracts/competition/game.events.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { eventsOf } from '@rondelle/domain/history/events-of.ts';
import type { PlanWriter } from '@rondelle/importer/apply/writer.ts';
import type { StreamPlan } from '@rondelle/importer/plan/stream-plan.ts';
import type { Writing } from '@rondelle/commands/writing.ts';

type Holding = {
  readonly write: Writing;
  /** Id of the import; its held rows are listed together under this id. */
  readonly importId: string;
  /** True to only count the changes that would be held. */
  readonly isDry: boolean;
};

const isHeld = async (
  { write, importId, isDry }: Holding,
  facts: WaitFacts,
  plan: StreamPlan,
): Promise<boolean> => {
  const [first] = plan.commands;
  if (plan.kind !== 'game' || !first) return false;
  // Changes of these members never wait, so the game need not be read.
  if (isAllowed(write.session.role, 'competition/correct')) return false;
  const { kind, id, commands } = plan;
  const events = plan.isNew ? [] : await eventsOf(write.log, kind, id);
  // The stream of a game has only events of games.
  const state = events.reduce((before, event) => game.evolve(before, event as GameEvent), game.initial);
  const commandId = plan.together ?? first.commandId;
  return holdRowIfNeeded(
    { ...write, correlationId: importId },
    { kind, id, commandId, commands, state },
    { facts, isDry },
  );
};

/**
 * Wraps a writer so that changes that need a second person are held; their rows are listed
 * like refused ones, with that reason.
 */
export const holding = (writer: PlanWriter, how: Holding): PlanWriter => {
  const facts = createWaitFacts(how.write);
  return {
    ...writer,
    write: async (plan) => {
      const row = { ...plan.origin, column: '' };
      try {
        if (await isHeld(how, facts, plan)) return { ...row, value: '', reason: 'held' };
        return await writer.write(plan);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return { ...row, value: error.code, reason: 'refused' };
      }
    },
  };
};
