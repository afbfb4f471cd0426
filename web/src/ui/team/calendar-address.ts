import { type PageLocation, withSearch } from '../../lib/page/page-location.ts';

/** Returns the address of the team's calendar: always the current calendar, also beside a past state. */
export const calendarAddress = (location: PageLocation): string =>
  withSearch(location, {
    view: 'calendar',
    before: null,
    include: null,
    playedBy: null,
    knownOn: null,
    knownAt: null,
  });
