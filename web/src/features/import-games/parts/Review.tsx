import { Button, Checkbox, Group, Stack } from '@mantine/core';
import type { ImportCounts, ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Note } from '../../../ui/note/Note.tsx';
import { ChangesTables } from '../../../ui/preview/ChangesTables.tsx';
import type { Import } from '../use-import.ts';
import type { Sheet } from '../use-sheet.ts';
import { Cells } from './Cells.tsx';
import { Figures as FigureBox } from '../../../ui/figures/Figures.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { plan: ImportPlan; sheet: Sheet | null; work: Import; restart: (() => void) | null };

/** New, corrected, unchanged and refused, in figures. */
export function Figures({ counts }: { counts: ImportCounts }) {
  return (
    <FigureBox
      figures={[
        { label: m.import_added(), value: formatNumber(counts.added) },
        { label: m.import_corrected(), value: formatNumber(counts.corrected) },
        { label: m.import_unchanged(), value: formatNumber(counts.unchanged) },
        { label: m.import_refused(), value: formatNumber(counts.refused) },
      ]}
    />
  );
}

const parts = {
  result: m.import_part_result,
  when: m.import_part_when,
  teams: m.import_part_teams,
  stage: m.import_part_stage,
} as const;

function Corrected({ plan }: { plan: ImportPlan }) {
  if (plan.corrected.length === 0) return null;
  return (
    <details className={blocks.fold}>
      <summary>{m.import_corrected_lines({ count: plan.counts.corrected })}</summary>
      <ul>
        {plan.corrected.map(({ line, parts: changed }) => (
          <li key={line}>
            {m.import_line({ line })}
            {m.import_cell_fault({ message: changed.map((part) => parts[part]()).join(', ') })}
          </li>
        ))}
        {plan.counts.corrected > plan.corrected.length && (
          <li>{m.import_more({ count: plan.counts.corrected - plan.corrected.length })}</li>
        )}
      </ul>
    </details>
  );
}

/** What it will do, before it does: counted, each refused cell named, and what moves in the tables. */
export function Review({ plan, sheet, work, restart }: Props) {
  const moved = plan.counts.added + plan.counts.corrected;
  return (
    <Stack gap="md">
      <h2>{m.import_review()}</h2>
      <Figures counts={plan.counts} />
      {plan.newTeams.length > 0 && (
        <p>{m.import_new_teams({ count: plan.newTeams.length, names: plan.newTeams.join(', ') })}</p>
      )}
      {plan.entered > 0 && <p>{m.import_entered({ count: plan.entered })}</p>}
      {plan.refused.length > 0 && (
        <section>
          <h3>{m.import_refused_title()}</h3>
          <Cells cells={plan.refused} sheet={sheet} count={plan.counts.refused} />
        </section>
      )}
      {plan.left.length > 0 && (
        <section>
          <h3>{m.import_left_title_site()}</h3>
          <p>{m.import_left_hint()}</p>
          <Cells cells={plan.left} sheet={sheet} count={plan.leftCount} />
        </section>
      )}
      {(plan.deleted > 0 || work.answers.again) && (
        <Checkbox
          label={m.import_again({ count: plan.deleted })}
          description={m.import_again_hint()}
          checked={work.answers.again}
          onChange={(event) => void work.again(event.currentTarget.checked)}
        />
      )}
      <Corrected plan={plan} />
      {plan.changes ? (
        <ChangesTables {...plan.changes} level={3} />
      ) : (
        moved > 0 && <Note>{m.import_not_previewed()}</Note>
      )}
      {moved === 0 && <Note>{m.import_nothing()}</Note>}
      <Group gap="xs">
        {moved > 0 && (
          <Button onClick={() => void work.run()} aria-disabled={work.busy !== null}>
            {m.import_run({ count: moved })}
          </Button>
        )}
        <Button variant="default" onClick={work.back}>
          {m.import_back()}
        </Button>
        {restart && (
          <Button variant="default" onClick={restart}>
            {m.import_other_file()}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
