import { test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { season } from './season.decider.ts';

const given = specFor(season);
const dates = { startsOn: '2024-09-01', endsOn: '2025-05-31' };
const data = { seasonId: 19, slug: '2024-2025', ...dates };
const opened = { type: 'SeasonOpened', data } as const;
const open = { type: 'OpenSeason', ...anyCommand, ...data } as const;
const changeDates = { type: 'ChangeSeasonDates', ...anyCommand, seasonId: 19 } as const;
const choose = { type: 'ChooseOngoingSeason', ...anyCommand, seasonId: 19 } as const;

test('a season is opened', () => given().when(open).thenEvents(opened));
test('a season is opened once', () => given(opened).when(open).thenRejected('season/already-opened'));
test('a season cannot end before it starts', () =>
  given()
    .when({ ...open, endsOn: '2024-08-31' })
    .thenRejected('season/dates-reversed', 'endsOn'));

test.each([
  ['startsOn', '2023-12-31'],
  ['endsOn', '2026-01-01'],
] as const)('refuses a season whose %s is %s, outside the years of its name', (field, day) => {
  given()
    .when({ ...open, [field]: day })
    .thenRejected('season/dates-outside-years', field);
  given(opened)
    .when({ ...changeDates, ...dates, [field]: day })
    .thenRejected('season/dates-outside-years', field);
});

const opening = { seasonId: 19, categoryId: 3, variance: 9, ratings: [{ teamId: 1, rating: 1.5 }] };
const recordOpening = { type: 'RecordOpeningRatings', ...anyCommand, ...opening } as const;
test('opening ratings of a category are recorded for an open season', () => {
  const recorded = { type: 'OpeningRatingsRecorded', data: opening } as const;
  given(opened).when(recordOpening).thenEvents(recorded);
  given(opened, recorded).when(recordOpening).thenEvents(recorded);
  given().when(recordOpening).thenRejected('season/unknown');
});

test('the dates of a season can be changed', () =>
  given(opened)
    .when({ ...changeDates, ...dates, endsOn: '2025-06-15' })
    .thenEvents({ type: 'SeasonDatesChanged', data: { seasonId: 19, ...dates, endsOn: '2025-06-15' } }));
test('setting the same dates changes nothing', () =>
  given(opened)
    .when({ ...changeDates, ...dates })
    .thenNothing());
test('changed dates must be in order', () =>
  given(opened)
    .when({ ...changeDates, ...dates, startsOn: '2026-01-01' })
    .thenRejected('season/dates-reversed', 'endsOn'));
test('dates are compared with the latest recorded dates', () =>
  given(opened, {
    type: 'SeasonDatesChanged',
    data: { seasonId: 19, startsOn: '2024-08-01', endsOn: '2025-05-31' },
  })
    .when({ ...changeDates, ...dates })
    .thenEvents({ type: 'SeasonDatesChanged', data: { seasonId: 19, ...dates } }));

test('a season can be chosen again, because another may have been chosen since', () => {
  const chosen = { type: 'OngoingSeasonChosen', data: { seasonId: 19 } } as const;
  given(opened).when(choose).thenEvents(chosen);
  given(opened, chosen).when(choose).thenEvents(chosen);
});
test('an unknown season can be neither chosen nor changed', () => {
  given().when(choose).thenRejected('season/unknown');
  given()
    .when({ ...changeDates, ...dates })
    .thenRejected('season/unknown');
});
