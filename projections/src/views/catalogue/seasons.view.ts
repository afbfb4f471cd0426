import type { SeasonEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView, type RecordedOf } from '../engine/view.ts';
import { type SeasonRow, seasonsTable } from './catalogue.tables.ts';

const opened = ({ data, revision }: RecordedOf<'SeasonOpened' | 'SeasonRestored'>): SeasonRow => ({
  seasonId: data.seasonId,
  slug: data.slug,
  startsOn: data.startsOn,
  endsOn: data.endsOn,
  chosenAt: null,
  revision: Number(revision),
});

export const seasons = entityView(
  seasonsTable,
  3,
  oneRow<SeasonRow, SeasonEvent['type']>(({ data }) => [data.seasonId])({
    SeasonOpened: { create: opened },
    SeasonDatesChanged: {
      change: (row, { data, revision }) => ({
        ...row,
        startsOn: data.startsOn,
        endsOn: data.endsOn,
        revision: Number(revision),
      }),
    },
    // Changes ratings only; may be recorded after the season was deleted.
    OpeningRatingsRecorded: { put: (row, { revision }) => row && { ...row, revision: Number(revision) } },
    SeasonDeleted: { remove: true },
    // A restored season is not the ongoing one, because the ongoing season cannot be deleted.
    SeasonRestored: { create: opened },
    OngoingSeasonChosen: {
      change: (row, { position, revision }) => ({ ...row, chosenAt: position, revision: Number(revision) }),
    },
  }),
);
