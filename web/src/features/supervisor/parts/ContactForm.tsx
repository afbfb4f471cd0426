import { InputBase } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import { fieldOf } from '../../../ui/form/field-of.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { LineField } from '../../../ui/form/LineField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useContact } from '../use-contact.ts';
import blocks from '../../../ui/blocks.module.css';

/** A message that goes on by mail without showing either side's address. */
export function ContactForm({ suid, name }: { suid: number; name: string }) {
  const { form, sent, isMember, ticket } = useContact(suid);
  if (sent) return <p role="status">{m.contact_sent()}</p>;
  return (
    <>
      <p>{m.contact_intro({ name })}</p>
      <Form form={form} submit={m.contact_submit()} worksWithoutScripts>
        <input type="hidden" name="ticket" value={ticket} />
        {!isMember && (
          <noscript>
            <p>{m.contact_members_leave_out()}</p>
          </noscript>
        )}
        {!isMember && <TextField form={form} name="name" label={m.contact_name()} autoComplete="name" />}
        <LineField
          form={form}
          name="replyTo"
          label={m.contact_reply_to()}
          hint={m.contact_reply_to_hint({ name })}
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
