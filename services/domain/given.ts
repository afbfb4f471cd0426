import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import { expect } from 'vitest';
import type { Decider } from './decider.ts';

/** For specifications: `given(...events).when(command)`, followed by `thenEvents`, `thenNothing` or `thenRejected`. */
export const specFor =
  <State, Command, Event>(decider: Decider<State, Command, Event>) =>
  (...history: readonly Event[]) => ({
    when: (command: Command) => {
      const act = () => decider.decide(command, history.reduce(decider.evolve, decider.initial));
      return {
        thenEvents: (...events: readonly Event[]) => expect(act()).toEqual(events),
        thenNothing: () => expect(act()).toEqual([]),
        thenRejected: (code: DomainErrorCode, field: string | null = null) => {
          expect(act).toThrow(DomainError);
          expect(act).toThrow(expect.objectContaining({ code, field }));
        },
      };
    },
  });

/** The envelope of a command in a specification that does not depend on its id. */
export const anyCommand = { commandId: '6f0e4f0e-9a57-4c3f-8a1f-2c110b8f6c1e' } as const;
