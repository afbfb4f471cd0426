import { InputBase } from '@mantine/core';
import { m } from '../../paraglide/messages.js';
import { fieldOf } from '../fields/field-of.ts';
import { Form } from '../fields/Form.tsx';
import { ShortTextField } from '../fields/ShortTextField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { useLetter } from './use-letter.ts';
import blocks from '../blocks.module.css';

type Props = {
  letter: ReturnType<typeof useLetter>;
  intro: string;
  /** Hint below the address: who sees it. */
  replyToHint: string;
  /** Options of the topic; without them there is no such field. */
  topics?: readonly { readonly value: string; readonly label: string }[];
};

/** A contact form whose message is mailed without revealing either address. */
export function LetterForm({ letter: { form, sent, isMember, ticket }, intro, replyToHint, topics }: Props) {
  if (sent) return <p role="status">{m.contact_sent()}</p>;
  return (
    <>
      <p>{intro}</p>
      <Form form={form} submit={m.contact_submit()} worksWithoutScripts>
        <input type="hidden" name="ticket" value={ticket} />
        {!isMember && (
          <noscript>
            <p>{m.contact_members_leave_out()}</p>
          </noscript>
        )}
        {topics && <SelectField form={form} name="topic" label={m.contact_topic()} options={topics} />}
        {!isMember && <TextField form={form} name="name" label={m.contact_name()} autoComplete="name" />}
        <ShortTextField
          form={form}
          name="replyTo"
          label={m.contact_reply_to()}
          hint={replyToHint}
          maxLength={254}
        />
        <InputBase
          component="textarea"
          multiline
          {...fieldOf({
            form,
            name: 'message',
            label: m.contact_message(),
            hint: m.contact_message_hint(),
          })}
          rows={7}
          required
          withAsterisk={false}
          maxLength={4_000}
        />
        {!isMember && (
          <TextField
            form={form}
            name="hockeyAnswer"
            label={m.register_question()}
            hint={m.register_question_hint()}
            autoComplete="off"
          />
        )}
        <div className={blocks.hidden} aria-hidden="true">
          <label>
            {m.contact_website()}
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={form.values.website}
              onChange={(event) => form.set('website', event.target.value)}
            />
          </label>
        </div>
      </Form>
    </>
  );
}
