import type { HistoryOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { useMayUndo } from './use-may-undo.ts';
import { Who } from './Who.tsx';
import { formatInstant } from '../../lib/format/format.ts';
import blocks from '../blocks.module.css';

const isDeletion = (action: string) => /(Deleted|Merged)$/.test(action);

/** Undoing a merger also restores what was moved to the other team. */
const mergedTexts = {
  form: 'undo-action',
  undo: m.merged_thing_undo,
  text: m.merged_thing,
  kept: m.merged_thing_kept,
} as const;
const deletedTexts = {
  form: 'undo-event',
  undo: m.deleted_thing_undo,
  text: m.deleted_thing,
  kept: m.deleted_thing_kept,
} as const;

/** States that an entity was deleted or merged and when; to members also by whom, with a link to undo that. */
export function DeletedNotice({ history: { subject, kind, entries } }: { history: HistoryOutput }) {
  const mayUndo = useMayUndo();
  const deletion = entries.find((entry) => entry.kind === kind && isDeletion(entry.action));
  const texts = deletion?.action === 'TeamMerged' ? mergedTexts : deletedTexts;
  return (
    <div className={blocks.notice}>
      <p>
        {texts.text({ name: subject.name })} {mayUndo && texts.kept()}
      </p>
      {deletion && (
        <p>
          {mayUndo && (
            <>
              <Who entry={deletion} /> ·{' '}
            </>
          )}
          {formatInstant(deletion.recordedAt)}
          {mayUndo && (
            <>
              {' · '}
              <FormLink form={texts.form} about={Number(deletion.position)}>
                {texts.undo()}
              </FormLink>
            </>
          )}
        </p>
      )}
    </div>
  );
}
