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
test('a season does not end before it starts', () =>
  given()
    .when({ ...open, endsOn: '2024-08-31' })
    .thenRejected('season/dates-reversed', 'endsOn'));

test.each([
  ['startsOn', '2023-12-31'],
  ['endsOn', '2026-01-01'],
] as const)('a season lies within the years of its name: not with its %s on %s', (field, day) => {
  given()
    .when({ ...open, [field]: day })
    .thenRejected('season/dates-outside-years', field);
  given(opened)
    .when({ ...changeDates, ...dates, [field]: day })
    .thenRejected('season/dates-outside-years', field);
});

test('the dates of a season can be changed', () =>
  given(opened)
    .when({ ...changeDates, ...dates, endsOn: '2025-06-15' })
    .thenEvents({ type: 'SeasonDatesChanged', data: { seasonId: 19, ...dates, endsOn: '2025-06-15' } }));
test('the same dates change nothing', () =>
  given(opened)
    .when({ ...changeDates, ...dates })
    .thenNothing());
test('changed dates are in order too', () =>
  given(opened)
    .when({ ...changeDates, ...dates, startsOn: '2026-01-01' })
    .thenRejected('season/dates-reversed', 'endsOn'));
test('what counts as the same dates is what was said last', () =>
  given(opened, {
    type: 'SeasonDatesChanged',
    data: { seasonId: 19, startsOn: '2024-08-01', endsOn: '2025-05-31' },
  })
    .when({ ...changeDates, ...dates })
    .thenEvents({ type: 'SeasonDatesChanged', data: { seasonId: 19, ...dates } }));

test('a season can be chosen again, since another may have been chosen meanwhile', () => {
  const chosen = { type: 'OngoingSeasonChosen', data: { seasonId: 19 } } as const;
  given(opened).when(choose).thenEvents(chosen);
  given(opened, chosen).when(choose).thenEvents(chosen);
});
test('an unknown season can be neither chosen nor moved', () => {
  given().when(choose).thenRejected('season/unknown');
  given()
    .when({ ...changeDates, ...dates })
    .thenRejected('season/unknown');
});
