import { Button, Checkbox, Stack } from '@mantine/core';
import type { ImportCounts, ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Note } from '../../../ui/note/Note.tsx';
import { ChangesTables } from '../../../ui/preview/ChangesTables.tsx';
import { nothingWords, workWords } from '../words.ts';
import type { Import } from '../use-import.ts';
import type { Sheet } from '../use-sheet.ts';
import { Cells } from './Cells.tsx';
import { PlannedGames } from './PlannedGames.tsx';
import { GameQuestions } from './GameQuestions.tsx';
import { NotInFile } from './NotInFile.tsx';
import { StepButtons } from './StepButtons.tsx';
import { Figures as FigureBox } from '../../../ui/figures/Figures.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { plan: ImportPlan; sheet: Sheet | null; work: Import; restart: (() => void) | null };

/** The number of added, corrected, unchanged and refused games. */
export function Figures({ counts }: { counts: ImportCounts }) {
  return (
    <FigureBox
      figures={[
        { label: m.import_added(), value: formatNumber(counts.added) },
        { label: m.import_corrected(), value: formatNumber(counts.corrected) },
        ...(counts.held > 0 ? [{ label: m.import_held(), value: formatNumber(counts.held) }] : []),
        { label: m.import_unchanged(), value: formatNumber(counts.unchanged) },
        { label: m.import_refused(), value: formatNumber(counts.refused) },
      ]}
    />
  );
}

const visibleNames = 30;
const firstNames = (names: readonly string[]): string =>
  [
    ...names.slice(0, visibleNames),
    ...(names.length > visibleNames ? [m.import_more({ count: names.length - visibleNames })] : []),
  ].join(', ');

/** Previews an import: counts, refused cells and changes of the tables. */
export function Review({ plan, sheet, work, restart }: Props) {
  const words = workWords(sheet === null);
  const moved = plan.counts.added + plan.counts.corrected + plan.counts.held;
  return (
    <Stack gap="md">
      <h2>{words.review()}</h2>
      <Figures counts={plan.counts} />
      <GameQuestions plan={plan} sheet={sheet} work={work} />
      <StepButtons work={work} restart={restart}>
        {moved > 0 && (
          <Button onClick={() => void work.run()} aria-disabled={work.busy !== null}>
            {words.run({ count: moved })}
          </Button>
        )}
      </StepButtons>
      {moved === 0 && plan.askCount === 0 && <Note>{nothingWords(plan)}</Note>}
      {moved > 0 && !plan.changes && <Note>{m.import_not_previewed()}</Note>}
      {plan.newTeams.length > 0 && (
        <p>{m.import_new_teams({ count: plan.newTeams.length, names: firstNames(plan.newTeams) })}</p>
      )}
      {plan.entered > 0 && <p>{m.import_entered({ count: plan.entered })}</p>}
      {plan.refused.length > 0 && (
        <section>
          <h3>{m.import_refused_title()}</h3>
          <Cells cells={plan.refused} sheet={sheet} count={plan.counts.refused + plan.counts.held} />
        </section>
      )}
      {plan.left.length > 0 && (
        <section>
          <h3>{m.import_left_title_site()}</h3>
          <p>{m.import_left_hint()}</p>
          <Cells cells={plan.left} sheet={sheet} count={plan.leftCount} />
        </section>
      )}
      <NotInFile plan={plan} work={work} />
      {sheet !== null && (plan.deleted > 0 || work.answers.again) && (
        <Checkbox
          label={m.import_again({ count: plan.deleted })}
          description={m.import_again_hint()}
          checked={work.answers.again}
          onChange={(event) => void work.planAgain({ again: event.currentTarget.checked })}
        />
      )}
      <PlannedGames plan={plan} sheet={sheet} />
      {plan.changes && (
        <details className={blocks.fold}>
          <summary>{m.import_changes()}</summary>
          <ChangesTables {...plan.changes} level={3} />
        </details>
      )}
    </Stack>
  );
}
