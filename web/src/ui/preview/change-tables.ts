import type { SeasonChanges } from '@rondelle/contracts/competition/preview.outputs.ts';
import { formatSignedDecimal } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { featWords, recordWords, streakWords } from './preview-words.ts';
import { rankTables } from './rank-tables.ts';

export type ChangeRow = { readonly name: string; readonly before: string; readonly after: string };
/** Current and previewed values of one kind. */
export type Changed = {
  readonly caption: string;
  readonly first: string;
  readonly rows: readonly ChangeRow[];
};

type Holder = SeasonChanges['records'][number]['before'];
type Bests = Pick<SeasonChanges, 'streaks' | 'feats'>;

const holderWords = (holder: Holder): string => (holder ? `${holder.team.name} (${holder.value})` : '–');
const rating = (value: number | null): string => (value === null ? '–' : formatSignedDecimal(value));
const some = (tables: readonly Changed[]) => tables.filter(({ rows }) => rows.length > 0);

/** Tables of changed streaks and records of teams. */
export const bestTables = ({ streaks, feats }: Bests, caption: string): readonly Changed[] => {
  const named = [
    ...streaks.map((one) => ({ ...one, words: streakWords(one) })),
    ...feats.map((one) => ({ ...one, words: featWords(one) })),
  ];
  const rows = named.map(({ team, words, before, after }) => ({
    name: `${team.name} – ${words}`,
    before: String(before),
    after: String(after),
  }));
  return some([{ caption, first: m.preview_what(), rows }]);
};

/** Tables of all ranks, streaks and records of a season that would change. */
export const tablesOf = ({ ranks, records, ...bests }: Omit<SeasonChanges, 'season' | 'ratings'>) => [
  ...rankTables(ranks),
  ...bestTables(bests, m.preview_streaks()),
  ...some([
    {
      caption: m.preview_records(),
      first: m.preview_what(),
      rows: records.map(({ record, before, after }) => ({
        name: recordWords(record),
        before: holderWords(before),
        after: holderWords(after),
      })),
    },
  ]),
];

/** Ratings come last, because they follow from all other changes. */
export const ratingTables = ({ ratings }: Pick<SeasonChanges, 'ratings'>): readonly Changed[] =>
  some([
    {
      caption: m.preview_ratings(),
      first: m.preview_team(),
      rows: ratings.map(({ team, before, after }) => ({
        name: team.name,
        before: rating(before),
        after: rating(after),
      })),
    },
  ]);
