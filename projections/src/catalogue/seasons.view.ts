import type { SeasonEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView, type RecordedOf } from '../engine/view.ts';
import { type SeasonRow, seasonsTable } from './catalogue.tables.ts';

const opened = ({ data, revision }: RecordedOf<'SeasonOpened' | 'SeasonRestored'>): SeasonRow => ({
  season_id: data.seasonId,
  slug: data.slug,
  starts_on: data.startsOn,
  ends_on: data.endsOn,
  chosen_at: null,
  revision: Number(revision),
});

export const seasons = entityView(
  seasonsTable,
  2,
  oneRow<SeasonRow, SeasonEvent['type']>(({ data }) => [data.seasonId])({
    SeasonOpened: { create: opened },
    SeasonDatesChanged: {
      change: (row, { data, revision }) => ({
        ...row,
        starts_on: data.startsOn,
        ends_on: data.endsOn,
        revision: Number(revision),
      }),
    },
    SeasonDeleted: { remove: true },
    // The ongoing season is never deleted, so that what is restored is not it.
    SeasonRestored: { create: opened },
    OngoingSeasonChosen: {
      change: (row, { position, revision }) => ({ ...row, chosen_at: position, revision: Number(revision) }),
    },
  }),
);
