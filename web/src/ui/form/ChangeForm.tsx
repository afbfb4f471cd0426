import type { Language } from '@rondelle/contracts/competition/lists.ts';
import type { ReactNode } from 'react';
import type { FormProps, Saved } from '../../lib/forms/form-props.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import type { Values } from '../fields/use-form-state.ts';
import { PreviewPart } from '../preview/PreviewPart.tsx';
import { type Previewed, usePreview } from '../preview/use-preview.ts';
import { type Theirs, useTheirs } from './use-theirs.ts';
import { useWriteForm, type WriteFormState } from './use-write-form.ts';
import { WriteForm } from './WriteForm.tsx';

/** The input that all commands have. */
export type Envelope = { readonly lang: Language; readonly commandId: string };
export type SendOptions = { readonly signal: AbortSignal };

type Props<V extends Values, Input extends object, Output> = Pick<FormProps, 'saved'> & {
  /** Key of the draft in this browser. */
  draft: string;
  initial: V;
  check?: (values: V) => readonly FieldError[];
  inputOf: (values: V) => Input;
  send: (input: Input & Envelope, options: SendOptions) => Promise<Output>;
  submit: string;
  done: (output: Output, values: V) => Omit<Saved, 'undo'>;
  /** The command that undoes the change. */
  undo?: ((again: Envelope, output: Output, values: V) => Promise<unknown>) | undefined;
  /** For forms where conflicts are possible. */
  theirs?: Theirs<V>;
  /** The command to preview; called with valid values only. Null when the change affects no table. */
  previewed?: ((values: V) => Previewed | null) | undefined;
  /** Shown below the preview. */
  below?: ReactNode;
  /** The fields. */
  children: (form: WriteFormState<V>) => ReactNode;
};

/** A form that sends one command, with its preview, its conflicts, and a toast that can undo it. */
export function ChangeForm<V extends Values, Input extends object, Output>({
  send,
  submit,
  done,
  undo,
  theirs,
  previewed,
  saved,
  below,
  children,
  ...options
}: Props<V, Input, Output>) {
  const { lang } = usePageLocation();
  const form = useWriteForm<V, Input, Output>({
    ...options,
    send: (input, signal) => send({ ...input, lang }, { signal }),
    done: (output, values) =>
      saved({
        ...done(output, values),
        ...(undo && { undo: () => undo({ lang, commandId: newCommandId() }, output, values) }),
      }),
  });
  const conflict = useTheirs(form, theirs);
  const isValid = (options.check?.(form.values) ?? []).length === 0;
  const preview = usePreview((isValid && previewed?.(form.values)) || null);
  return (
    <WriteForm form={preview.requireFor(form)} submit={submit} {...conflict}>
      {children(form)}
      {previewed && <PreviewPart preview={preview} />}
      {below}
    </WriteForm>
  );
}
