import type { SeasonChanges } from '@rondelle/contracts/competition/preview.outputs.ts';
import { formatSignedDecimal } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { featWords, recordWords, streakWords } from './preview-words.ts';
import { rankTables } from './rank-tables.ts';

export type ChangeRow = { readonly name: string; readonly before: string; readonly after: string };
/** What stands there now and what would, of one kind of thing. */
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

/** Teams' streaks and feats. */
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

/** Every rank, streak and record of a season that would change. */
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

/** They follow from everything else. */
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
