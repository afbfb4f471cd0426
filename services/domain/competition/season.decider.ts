import type { SeasonEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { SeasonCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { payloadOf } from './payload.ts';

type Dates = { readonly startsOn: string; readonly endsOn: string };

export type Season =
  | { readonly status: 'absent' }
  | ({ readonly status: 'open' | 'deleted'; readonly slug: string } & Dates);

/** Throws unless the dates are in order and lie within both years of the slug (`2024-2025`: 2024 and 2025). */
const assertDates = ({ startsOn, endsOn }: Dates, slug: string): void => {
  if (startsOn > endsOn) throw new DomainError('season/dates-reversed', 'endsOn');
  const [first = '', second = ''] = slug.split('-');
  const isWithin = (day: string): boolean => day >= `${first}-01-01` && day <= `${second}-12-31`;
  if (!isWithin(startsOn)) throw new DomainError('season/dates-outside-years', 'startsOn');
  if (!isWithin(endsOn)) throw new DomainError('season/dates-outside-years', 'endsOn');
};

/** Throws for a season before the first season that administrators allow. */
export const assertNotTooEarly = (slug: string, firstSeason: string): void => {
  if (slug < firstSeason) throw new DomainError('season/too-early', 'slug');
};

type Change = Exclude<SeasonCommand, { type: 'OpenSeason' | 'RestoreSeason' }>;

const change = (command: Change, state: Dates & { readonly slug: string }): readonly SeasonEvent[] => {
  if (command.type === 'ChangeSeasonDates') {
    assertDates(command, state.slug);
    const unchanged = state.startsOn === command.startsOn && state.endsOn === command.endsOn;
    return unchanged ? [] : [{ type: 'SeasonDatesChanged', data: payloadOf(command) }];
  }
  // Always an event: another season may have been chosen since, in its own stream.
  if (command.type === 'ChooseOngoingSeason')
    return [{ type: 'OngoingSeasonChosen', data: payloadOf(command) }];
  if (command.type === 'RecordOpeningRatings')
    return [{ type: 'OpeningRatingsRecorded', data: payloadOf(command) }];
  if (command.inUse) throw new DomainError('season/in-use');
  return [{ type: 'SeasonDeleted', data: { seasonId: command.seasonId, reason: command.reason } }];
};

export const season: Decider<Season, SeasonCommand, SeasonEvent> = {
  initial: { status: 'absent' },
  decide: (command, state) => {
    if (command.type === 'OpenSeason') {
      if (state.status !== 'absent') throw new DomainError('season/already-opened');
      assertDates(command, command.slug);
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
    if (state.status === 'absent') return state;
    if (type === 'OngoingSeasonChosen' || type === 'OpeningRatingsRecorded') return state;
    if (type === 'SeasonDeleted') return { ...state, status: 'deleted' };
    return { ...state, startsOn: data.startsOn, endsOn: data.endsOn };
  },
};
