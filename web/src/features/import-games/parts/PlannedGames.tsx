import { Stack } from '@mantine/core';
import type { ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import classes from '../../../ui/game-list/game-list.module.css';
import { lineWords } from '../words.ts';
import { sourceOf } from '../source-of.ts';
import type { Sheet } from '../use-sheet.ts';
import { type Planned, PlannedRow } from './PlannedRow.tsx';

type Props = { plan: Pick<ImportPlan, 'added' | 'corrected' | 'counts'>; sheet: Sheet | null };

const inOrder = ({ added, corrected }: Props['plan']): readonly Planned[] =>
  [
    ...added.map(({ line, ...game }) => ({ line, game, before: null })),
    ...corrected.map(({ line, before, after }) => ({ line, game: after, before })),
  ].toSorted(
    (one, other) =>
      one.game.date.localeCompare(other.game.date) ||
      (one.game.time ?? '').localeCompare(other.game.time ?? '') ||
      one.line - other.line,
  );

/**
 * The new and corrected games of an import as they will be recorded, by day. A cancelled game that the file lacks has
 * no line.
 */
export function PlannedGames({ plan, sheet }: Props) {
  const games = inOrder(plan);
  if (games.length === 0) return null;
  const showsLeague = new Set(games.map(({ game }) => game.league)).size > 1;
  const more = plan.counts.added + plan.counts.corrected - games.length;
  return (
    <Stack component="section" gap="md">
      <h3>{m.import_games_title()}</h3>
      {sheet && <p>{m.import_games_hint()}</p>}
      {[...Map.groupBy(games, ({ game }) => game.date)].map(([day, ofDay]) => (
        <Stack component="section" gap="xs" key={day}>
          <h4 className={blocks.sentence}>{formatDay(day, 'full')}</h4>
          <ul className={`${classes.list} ${blocks.surface}`}>
            {ofDay.map((planned) => (
              <PlannedRow
                key={`${planned.line} ${planned.game.time} ${planned.game.home.name} ${planned.game.away.name}`}
                {...planned}
                showsLeague={showsLeague}
                source={
                  sheet && planned.line > 0
                    ? { ...sourceOf(sheet, planned.line), place: lineWords(sheet, planned.line) }
                    : null
                }
              />
            ))}
          </ul>
        </Stack>
      ))}
      {more > 0 && <p>{m.import_more({ count: more })}</p>}
    </Stack>
  );
}
