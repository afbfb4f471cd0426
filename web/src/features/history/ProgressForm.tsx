import type { ReactNode } from 'react';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { type Previewed, usePreview } from '../../ui/preview/use-preview.ts';
import { ProgressLine } from '../../ui/progress/ProgressLine.tsx';
import { type Step, useProgress } from '../../ui/progress/use-progress.ts';

type Props = {
  draft: string;
  submit: string;
  /** The whole action, for the preview. */
  previewed: Previewed;
  step: Step;
  done: () => void;
  children: ReactNode;
};

/** A form that saves in many steps. It displays the progress and resumes after an interruption. */
export function ProgressForm({ draft, submit, previewed, step, done, children }: Props) {
  const progress = useProgress();
  const preview = usePreview(progress.last ? null : previewed);
  const form = useWriteForm({
    draft,
    initial: {},
    inputOf: () => ({}),
    send: ({ commandId }, signal) => progress.run(step, commandId, signal),
    // Refused changes stay on the screen until the form is closed.
    done: ({ refused }) => refused.length === 0 && done(),
  });
  return (
    <WriteForm form={preview.requireFor(form)} submit={submit}>
      {children}
      {!progress.last && <PreviewPart preview={preview} />}
      <ProgressLine progress={progress} />
    </WriteForm>
  );
}
