import type { SeasonEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { SeasonCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { payloadOf } from './payload.ts';

type Dates = { readonly startsOn: string; readonly endsOn: string };

export type Season =
  | { readonly status: 'absent' }
  | ({ readonly status: 'open' | 'deleted'; readonly slug: string } & Dates);

const assertInOrder = ({ startsOn, endsOn }: Dates): void => {
  if (startsOn > endsOn) throw new DomainError('season/dates-reversed', 'endsOn');
};

type Change = Exclude<SeasonCommand, { type: 'OpenSeason' | 'RestoreSeason' }>;

const change = (command: Change, state: Dates): readonly SeasonEvent[] => {
  if (command.type === 'ChangeSeasonDates') {
    assertInOrder(command);
    const unchanged = state.startsOn === command.startsOn && state.endsOn === command.endsOn;
    return unchanged ? [] : [{ type: 'SeasonDatesChanged', data: payloadOf(command) }];
  }
  // Another season may have been chosen since, in its own stream, so choosing again is never nothing.
  if (command.type === 'ChooseOngoingSeason')
    return [{ type: 'OngoingSeasonChosen', data: payloadOf(command) }];
  if (command.inUse) throw new DomainError('season/in-use');
  return [{ type: 'SeasonDeleted', data: { seasonId: command.seasonId, reason: command.reason } }];
};

export const season: Decider<Season, SeasonCommand, SeasonEvent> = {
  initial: { status: 'absent' },
  decide: (command, state) => {
    if (command.type === 'OpenSeason') {
      if (state.status !== 'absent') throw new DomainError('season/already-opened');
      assertInOrder(command);
      return [{ type: 'SeasonOpened', data: payloadOf(command) }];
    }
    if (state.status === 'absent') throw new DomainError('season/unknown');
    if (command.type === 'RestoreSeason') {
      if (state.status !== 'deleted') throw new DomainError('season/not-deleted');
      const { slug, startsOn, endsOn } = state;
      return [{ type: 'SeasonRestored', data: { seasonId: command.seasonId, slug, startsOn, endsOn } }];
    }
    if (state.status === 'deleted') throw new DomainError('season/unknown');
    return change(command, state);
  },
  evolve: (state, { type, data }) => {
    if (type === 'SeasonOpened' || type === 'SeasonRestored') {
      const { slug, startsOn, endsOn } = data;
      return { status: 'open', slug, startsOn, endsOn };
    }
    if (state.status === 'absent' || type === 'OngoingSeasonChosen') return state;
    if (type === 'SeasonDeleted') return { ...state, status: 'deleted' };
    return { ...state, startsOn: data.startsOn, endsOn: data.endsOn };
  },
};
