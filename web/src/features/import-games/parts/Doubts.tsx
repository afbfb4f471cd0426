import { Checkbox, Stack } from '@mantine/core';
import {
  type DateOrder,
  type ScoreSides,
  type WordMeaning,
  wordMeanings,
} from '@rondelle/contracts/competition/sheet-columns.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { confirmedWith, type Doubt } from '../read/choices.ts';
import { columnLetters } from '../read/sheet-table.ts';
import type { Sheet } from '../use-sheet.ts';
import { RightColumn, SidesOfTeams } from './ColumnDoubts.tsx';
import { DoubtQuestion } from './DoubtQuestion.tsx';

type Of<Name extends Doubt['of']> = Extract<Doubt, { of: Name }>;
const orderWords = {
  'day-first': m.import_day_first,
  'month-first': m.import_month_first,
  'year-first': m.import_year_first,
} as const satisfies Record<DateOrder, unknown>;

const meaningWords = {
  final: m.import_word_final,
  scheduled: m.import_word_scheduled,
  postponed: m.import_word_postponed,
  cancelled: m.import_word_cancelled,
  forfeit: m.import_word_forfeit,
} as const satisfies Record<WordMeaning, () => string>;

const dates = ({ cell, days, orders }: Of<'date-order'>) => ({
  label: m.import_date_order({ cell }),
  hint: m.import_date_order_hint(),
  options: orders.map((order, at) => [order, orderWords[order]({ day: formatDay(days[at] ?? '') })] as const),
});

const sides = ({ cell, home, away, goals: [one, other] }: Of<'score-sides'>) => {
  const score = (homeGoals: string, awayGoals: string) =>
    m.import_score_read({ home, away, homeGoals, awayGoals });
  const options: readonly (readonly [ScoreSides, string])[] = [
    ['away-first', score(other, one)],
    ['home-first', score(one, other)],
  ];
  return { label: m.import_score_sides({ cell, home, away }), hint: m.import_score_sides_hint(), options };
};

/** One question about the columns of a sheet, with its answer. */
function One({ doubt, sheet, tried }: { doubt: Doubt; sheet: Sheet; tried: boolean }) {
  const { displayed: shown, choose } = sheet;
  if (!shown) return null;
  const { choices } = shown.reading;
  const isWrong = tried && doubt.isOpen;
  switch (doubt.of) {
    case 'date-order':
      return (
        <DoubtQuestion
          {...dates(doubt)}
          value={choices.dateOrder}
          choose={(dateOrder) => choose({ dateOrder })}
          isWrong={isWrong}
        />
      );
    case 'score-sides':
      return (
        <DoubtQuestion
          {...sides(doubt)}
          value={choices.scoreSides ?? 'away-first'}
          choose={(scoreSides) => choose({ scoreSides })}
          isWrong={isWrong}
        />
      );
    case 'score-days':
      return (
        <DoubtQuestion
          label={m.import_score_days({ count: doubt.count })}
          hint={m.import_score_days_hint()}
          value={choices.scoreOrder}
          options={[
            ['month-day', m.import_score_month_first()],
            ['day-month', m.import_score_day_first()],
          ]}
          choose={(scoreOrder) => choose({ scoreOrder })}
          isWrong={isWrong}
        />
      );
    case 'word':
      return (
        <DoubtQuestion
          label={m.import_word({ word: doubt.text, count: doubt.count })}
          hint={m.import_word_hint()}
          value={choices.words[doubt.word] ?? null}
          options={wordMeanings.map((meaning) => [meaning, meaningWords[meaning]()] as const)}
          choose={(meaning) => choose({ words: { ...choices.words, [doubt.word]: meaning } })}
          isWrong={isWrong}
        />
      );
    case 'goals':
      return (
        <Checkbox
          label={m.import_without_goals()}
          description={m.import_without_goals_hint({ columns: doubt.columns.map(columnLetters).join(', ') })}
          checked={choices.withoutGoals}
          onChange={(event) => choose({ withoutGoals: event.currentTarget.checked })}
          error={isWrong && m.import_doubt_answer()}
        />
      );
    case 'sides':
      return <SidesOfTeams doubt={doubt} sheet={sheet} isWrong={isWrong} />;
    case 'same-kind':
      return <RightColumn doubt={doubt} sheet={sheet} isWrong={isWrong} />;
    case 'tables':
      return (
        <Checkbox
          label={m.import_tables()}
          description={m.import_tables_hint({ columns: doubt.columns.map(columnLetters).join(', ') })}
          checked={!doubt.isOpen}
          onChange={(event) =>
            choose({ confirmed: confirmedWith(choices, 'tables', event.currentTarget.checked) })
          }
          error={isWrong && m.import_doubt_answer()}
        />
      );
  }
}

const keyOf = (doubt: Doubt): string =>
  doubt.of === 'word' ? `word ${doubt.word}` : doubt.of === 'same-kind' ? `kind ${doubt.kind}` : doubt.of;

/** The open questions about the columns of a sheet, each with an example from the file. */
export function Doubts({ sheet, tried }: { sheet: Sheet; tried: boolean }) {
  const doubts = sheet.displayed?.games.doubts ?? [];
  if (doubts.length === 0) return null;
  return (
    <section className={blocks.card}>
      <Stack gap="lg">
        <h2>{m.import_doubts()}</h2>
        {doubts.map((doubt) => (
          <One key={keyOf(doubt)} doubt={doubt} sheet={sheet} tried={tried} />
        ))}
      </Stack>
    </section>
  );
}
