import type { PreviewAnswer } from '@rondelle/contracts/competition/preview.answers.ts';
import { formatDecimal } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeTable, type ChangeRow } from './ChangeTable.tsx';
import classes from './preview.module.css';
import { rankTables } from './rank-tables.ts';
import { featWords, recordWords, streakWords } from './preview-words.ts';

type Holder = PreviewAnswer['records'][number]['before'];

const holderWords = (holder: Holder): string => (holder ? `${holder.team.name} (${holder.value})` : '–');
const rating = (value: number | null): string => (value === null ? '–' : formatDecimal(value));

const rowsOf = ({ streaks, feats, records, ratings }: PreviewAnswer) => ({
  streaks: [
    ...streaks.map((one) => ({
      name: `${one.team.name} – ${streakWords(one)}`,
      before: String(one.before),
      after: String(one.after),
    })),
    ...feats.map((one) => ({
      name: `${one.team.name} – ${featWords(one)}`,
      before: String(one.before),
      after: String(one.after),
    })),
  ] satisfies ChangeRow[],
  records: records.map(({ record, before, after }) => ({
    name: recordWords(record),
    before: holderWords(before),
    after: holderWords(after),
  })),
  ratings: ratings.map(({ team, before, after }) => ({
    name: team.name,
    before: rating(before),
    after: rating(after),
  })),
});

/** Every rank, streak and record that would change, from what to what; and that nothing else does. */
export function PreviewTables({ answer }: { answer: PreviewAnswer }) {
  const ranks = [
    ...rankTables(answer.ranks),
    ...answer.asOf.flatMap(({ day, ranks: then }) => rankTables(then, day)),
  ];
  const { streaks, records, ratings } = rowsOf(answer);
  const nothing = ranks.length + streaks.length + records.length === 0;
  return (
    <div className={classes.tables}>
      <h3>{m.preview_title()}</h3>
      {nothing && <p>{m.preview_nothing()}</p>}
      {ranks.map(({ name, rows }) => (
        <ChangeTable key={name} caption={name} first={m.preview_team()} rows={rows} />
      ))}
      <ChangeTable caption={m.preview_streaks()} first={m.preview_what()} rows={streaks} />
      <ChangeTable caption={m.preview_records()} first={m.preview_what()} rows={records} />
      <ChangeTable caption={m.preview_ratings()} first={m.preview_team()} rows={ratings} />
      {!nothing && <p>{m.preview_nothing_else()}</p>}
    </div>
  );
}
