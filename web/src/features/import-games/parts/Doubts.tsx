import { Checkbox, Radio, Stack } from '@mantine/core';
import {
  type DateOrder,
  type ScoreSides,
  type WordMeaning,
  wordMeanings,
} from '@rondelle/contracts/competition/sheet-columns.ts';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import type { Doubt } from '../read/choices.ts';
import { columnLetters } from '../read/sheet-table.ts';
import type { Sheet } from '../use-sheet.ts';

type Of<Name extends Doubt['of']> = Extract<Doubt, { of: Name }>;
type Asked<Value extends string> = {
  label: string;
  hint: string;
  value: Value | null;
  options: readonly (readonly [value: Value, label: string])[];
  choose: (value: Value) => void;
  isWrong: boolean;
};

function Question<Value extends string>({ label, hint, value, options, choose, isWrong }: Asked<Value>) {
  const take = (chosen: string) => {
    const found = options.find(([one]) => one === chosen);
    if (found) choose(found[0]);
  };
  return (
    <Radio.Group
      label={label}
      description={hint}
      value={value ?? ''}
      onChange={take}
      error={isWrong && m.import_doubt_answer()}
    >
      <Stack gap="xs" mt="xs">
        {options.map(([one, text]) => (
          <Radio key={one} value={one} label={text} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

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
  const { shown, choose } = sheet;
  if (!shown) return null;
  const { choices } = shown.reading;
  const isWrong = tried && doubt.isOpen;
  switch (doubt.of) {
    case 'date-order':
      return (
        <Question
          {...dates(doubt)}
          value={choices.dateOrder}
          choose={(dateOrder) => choose({ dateOrder })}
          isWrong={isWrong}
        />
      );
    case 'score-sides':
      return (
        <Question
          {...sides(doubt)}
          value={choices.scoreSides ?? 'away-first'}
          choose={(scoreSides) => choose({ scoreSides })}
          isWrong={isWrong}
        />
      );
    case 'score-days':
      return (
        <Question
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
        <Question
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
  }
}

/** The questions that the columns of a sheet leave open, each with an example from the file. */
export function Doubts({ sheet, tried }: { sheet: Sheet; tried: boolean }) {
  const doubts = sheet.shown?.games.doubts ?? [];
  if (doubts.length === 0) return null;
  return (
    <section className={blocks.card}>
      <Stack gap="lg">
        <h2>{m.import_doubts()}</h2>
        {doubts.map((doubt) => (
          <One
            key={doubt.of === 'word' ? `word ${doubt.word}` : doubt.of}
            doubt={doubt}
            sheet={sheet}
            tried={tried}
          />
        ))}
      </Stack>
    </section>
  );
}
