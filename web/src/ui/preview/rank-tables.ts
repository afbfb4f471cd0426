import type { PreviewAnswer } from '@rondelle/contracts/competition/preview.answers.ts';
import { formatDay } from '../../lib/format.ts';
import { formatOrdinal } from '../../lib/ordinal.ts';
import { m } from '../../paraglide/messages.js';

type Place = PreviewAnswer['ranks'][number]['before'];

const placeWords = (place: Place): string =>
  place ? m.preview_place({ rank: formatOrdinal(place.rank), count: place.points }) : '–';

/** A table's changes; of a day past, with the day. */
export const rankTables = (ranks: PreviewAnswer['ranks'], day: string | null = null) =>
  [
    ...Map.groupBy(ranks, ({ competition, category, group }) =>
      [competition.name, competition.kind === 'tournament' ? category.name : '', group]
        .filter(Boolean)
        .join(' – '),
    ),
  ].map(([name, rows]) => ({
    caption:
      day === null
        ? m.preview_ranks({ competition: name })
        : m.preview_ranks_on({ competition: name, day: formatDay(day) }),
    first: m.preview_team(),
    rows: rows.map(({ team, before, after }) => ({
      name: team.name,
      before: placeWords(before),
      after: placeWords(after),
    })),
  }));
