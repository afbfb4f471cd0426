import type { SeasonChanges } from '@rondelle/contracts/competition/preview.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import { formatOrdinal } from '../../lib/format/ordinal.ts';
import { m } from '../../paraglide/messages.js';

type RankBefore = SeasonChanges['ranks'][number]['before'];

const rankWords = (rank: RankBefore): string =>
  rank ? m.preview_place({ rank: formatOrdinal(rank.rank), count: rank.points }) : '–';

/** Tables of changed ranks by competition; `day` for ranks on a past day. */
export const rankTables = (ranks: SeasonChanges['ranks'], day: string | null = null) =>
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
      before: rankWords(before),
      after: rankWords(after),
    })),
  }));
