import type { SeasonEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { SeasonCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { payloadOf } from './payload.ts';

export type Season =
  | { readonly status: 'absent' }
  | { readonly status: 'open'; readonly startsOn: string; readonly endsOn: string };

const assertInOrder = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }): void => {
  if (startsOn > endsOn) throw new DomainError('season/dates-reversed', 'endsOn');
};

export const season: Decider<Season, SeasonCommand, SeasonEvent> = {
  initial: { status: 'absent' },
  decide: (command, state) => {
    if (command.type === 'OpenSeason') {
      if (state.status === 'open') throw new DomainError('season/already-opened');
      assertInOrder(command);
      return [{ type: 'SeasonOpened', data: payloadOf(command) }];
    }
    if (state.status === 'absent') throw new DomainError('season/unknown');
    if (command.type === 'ChangeSeasonDates') {
      assertInOrder(command);
      const unchanged = state.startsOn === command.startsOn && state.endsOn === command.endsOn;
      return unchanged ? [] : [{ type: 'SeasonDatesChanged', data: payloadOf(command) }];
    }
    // Another season may have been chosen since, in its own stream, so choosing again is never nothing.
    return [{ type: 'OngoingSeasonChosen', data: payloadOf(command) }];
  },
  evolve: (state, { type, data }) =>
    type === 'OngoingSeasonChosen' ? state : { status: 'open', startsOn: data.startsOn, endsOn: data.endsOn },
};
