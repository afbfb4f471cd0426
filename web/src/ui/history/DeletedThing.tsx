import type { HistoryOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { Who } from './Who.tsx';
import { formatInstant } from '../../lib/format.ts';
import blocks from '../blocks.module.css';

const takesAway = (action: string) => /(Deleted|Merged)$/.test(action);

/** A merger is undone with all that went to the other team. */
const mergedWays = { form: 'undo-action', undo: m.merged_thing_undo, gone: m.merged_thing } as const;
const deletedWays = { form: 'undo-event', undo: m.deleted_thing_undo, gone: m.deleted_thing } as const;

/** Says that a thing is gone, who deleted or merged it and when, and offers to undo that. */
export function DeletedThing({ answer: { subject, kind, entries } }: { answer: HistoryOutput }) {
  const deletion = entries.find((entry) => entry.kind === kind && takesAway(entry.action));
  const ways = deletion?.action === 'TeamMerged' ? mergedWays : deletedWays;
  return (
    <div className={blocks.notice}>
      <p>{ways.gone({ name: subject.name })}</p>
      {deletion && (
        <p>
          <Who entry={deletion} /> · {formatInstant(deletion.recordedAt)} ·{' '}
          <FormLink form={ways.form} about={Number(deletion.position)}>
            {ways.undo()}
          </FormLink>
        </p>
      )}
    </div>
  );
}
