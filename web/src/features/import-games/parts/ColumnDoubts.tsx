import { m } from '../../../paraglide/messages.js';
import { kindWords } from '../kind-words.ts';
import { confirmedWith, type Doubt } from '../read/choices.ts';
import type { Kinds } from '../read/columns.ts';
import { columnLetters } from '../read/sheet-table.ts';
import type { Sheet } from '../use-sheet.ts';
import { DoubtQuestion } from './DoubtQuestion.tsx';

type Of<Name extends Doubt['of']> = Extract<Doubt, { of: Name }>;
type Props<Name extends Doubt['of']> = { doubt: Of<Name>; sheet: Sheet; isWrong: boolean };

const swapped = (kinds: Kinds): Kinds =>
  kinds.map((kind) => (kind === 'home' ? 'away' : kind === 'away' ? 'home' : kind));

/** Question which of two columns of teams is at home, with the first game as an example. */
export function SidesOfTeams({ doubt, sheet, isWrong }: Props<'sides'>) {
  const { displayed: shown, change } = sheet;
  if (!shown) return null;
  const { kinds, choices } = shown.reading;
  const [one, other] = doubt.teams;
  const now = kinds.indexOf('home') < kinds.indexOf('away') ? 'first' : 'second';
  return (
    <DoubtQuestion
      label={m.import_sides()}
      hint={m.import_sides_hint()}
      value={doubt.isOpen ? null : now}
      options={[
        ['first', m.import_sides_one({ home: one, away: other })],
        ['second', m.import_sides_one({ home: other, away: one })],
      ]}
      choose={(chosen) =>
        change({
          kinds: chosen === now ? kinds : swapped(kinds),
          choices: { ...choices, confirmed: confirmedWith(choices, 'sides', true) },
          isRemembered: false,
        })
      }
      isWrong={isWrong}
    />
  );
}

/** Question which of several columns holds a value, with examples of each. */
export function RightColumn({ doubt: { kind, columns, isOpen }, sheet, isWrong }: Props<'same-kind'>) {
  const { displayed: shown, change } = sheet;
  if (!shown) return null;
  const { table, reading } = shown;
  const { kinds, choices, headingAt } = reading;
  const wordsOf = (at: number) => {
    const cells = table.rows
      .slice(headingAt + 1, headingAt + 201)
      .flatMap((row) => (row[at] ? [row[at]] : []));
    return m.import_same_kind_column({
      letters: columnLetters(at),
      heading: table.rows[headingAt]?.[at] ?? '',
      examples: [...new Set(cells)].slice(0, 3).join(' · '),
    });
  };
  return (
    <DoubtQuestion
      label={m.import_same_kind({ kind: kindWords(kind) })}
      hint={m.import_same_kind_hint()}
      value={isOpen ? null : String(kinds.indexOf(kind))}
      options={columns.toSorted((one, other) => one - other).map((at) => [String(at), wordsOf(at)] as const)}
      choose={(chosen) =>
        change({
          kinds: kinds.map((one, at) => (at === Number(chosen) ? kind : one === kind ? null : one)),
          choices: { ...choices, confirmed: confirmedWith(choices, kind, true) },
          isRemembered: false,
        })
      }
      isWrong={isWrong}
    />
  );
}
