import { m } from '../../paraglide/messages.js';
import { AcceptTerms } from '../../ui/choices/AcceptTerms.tsx';
import { RadioField } from '../../ui/choices/RadioField.tsx';
import { Done } from '../../ui/fields/Done.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Group } from '../../ui/fields/Group.tsx';
import { NewPasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { UsernameField } from '../../ui/fields/UsernameField.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { useRegistration } from './use-registration.ts';

export function RegisterPage() {
  const { form, done } = useRegistration();
  const isChild = form.values['age'] === 'under14';
  return (
    <PageFrame title={m.register_title()} description={m.register_description()}>
      {done ? (
        <Done inbox={done.inbox}>{m.register_done({ email: done.email })}</Done>
      ) : (
        <Form form={form} submit={m.register_submit()}>
          <UsernameField form={form} />
          <TextField form={form} name="email" type="email" label={m.account_email()} autoComplete="email" />
          <TextField
            form={form}
            name="emailConfirmation"
            type="email"
            label={m.register_email_again()}
            autoComplete="email"
          />
          <NewPasswordField form={form} label={m.account_password()} />
          <Group legend={m.register_age()}>
            <RadioField form={form} name="age" value="over14" first>
              {m.register_age_over()}
            </RadioField>
            <RadioField form={form} name="age" value="under14">
              {m.register_age_under()}
            </RadioField>
          </Group>
          {isChild && (
            <TextField
              form={form}
              name="parentEmail"
              type="email"
              label={m.register_parent_email()}
              hint={m.register_parent_hint()}
              autoComplete="off"
            />
          )}
          <TextField
            form={form}
            name="hockeyAnswer"
            label={m.register_question()}
            hint={m.register_question_hint()}
            autoComplete="off"
          />
          <AcceptTerms form={form} name="acceptsTerms" />
        </Form>
      )}
    </PageFrame>
  );
}
