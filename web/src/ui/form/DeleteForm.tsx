import { type Reason, reasons } from '@rondelle/contracts/competition/reasons.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import type { Previewed } from '../preview/use-preview.ts';
import { ChangeForm, type Envelope, type SendOptions } from './ChangeForm.tsx';
import { ReasonField } from './ReasonField.tsx';

export type Deletion = Envelope & { readonly ifRevision: string; readonly reason: Reason };
type Props = Pick<FormProps, 'saved'> & {
  /** Key of the draft. */
  name: string;
  /** Current revision of the entity. */
  revision: string;
  question: string;
  submit: string;
  send: (deletion: Deletion, options: SendOptions) => Promise<unknown>;
  /** Message of the toast. */
  done: string;
  undo: (again: Envelope) => Promise<unknown>;
  /** Shows a preview of the tables that change; none by default. */
  previewed?: Previewed | undefined;
};

const valuesAt = (revision: string) => ({ reason: 'duplicate', revision });

/** Requests confirmation and a reason before deleting; its toast can undo it. */
export function DeleteForm({ name, revision, question, done, previewed, ...form }: Props) {
  return (
    <ChangeForm
      {...form}
      draft={name}
      initial={valuesAt(revision)}
      inputOf={(values) => ({
        ifRevision: values.revision,
        reason: reasons.find((one) => one === values.reason) ?? 'other',
      })}
      done={() => ({ message: done })}
      theirs={{ now: async (_values, latest) => valuesAt(latest), fields: {} }}
      previewed={() => previewed ?? null}
    >
      {(fields) => (
        <>
          <p>{question}</p>
          <ReasonField form={fields} />
        </>
      )}
    </ChangeForm>
  );
}
