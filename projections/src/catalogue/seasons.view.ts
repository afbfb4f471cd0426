import type { SeasonEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView } from '../engine/view.ts';
import { type SeasonRow, seasonsTable } from './catalogue.tables.ts';

export const seasons = entityView(
  seasonsTable,
  1,
  oneRow<SeasonRow, SeasonEvent['type']>(({ data }) => [data.seasonId])({
    SeasonOpened: {
      create: ({ data, revision }) => ({
        season_id: data.seasonId,
        slug: data.slug,
        starts_on: data.startsOn,
        ends_on: data.endsOn,
        chosen_at: null,
        revision: Number(revision),
      }),
    },
    SeasonDatesChanged: {
      change: (row, { data, revision }) => ({
        ...row,
        starts_on: data.startsOn,
        ends_on: data.endsOn,
        revision: Number(revision),
      }),
    },
    OngoingSeasonChosen: {
      change: (row, { position, revision }) => ({ ...row, chosen_at: position, revision: Number(revision) }),
    },
  }),
);
