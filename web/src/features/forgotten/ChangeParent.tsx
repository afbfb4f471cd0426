import { m } from '../../paraglide/messages.js';
import { usePaths } from '../../lib/page/page-location.ts';
import { Done } from '../../ui/fields/Done.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { useChangeParent } from './use-change-parent.ts';

/**
 * Displays to a child which parent was asked for consent, and asks another one. The form takes the password because the
 * child cannot log in yet.
 */
export function ChangeParent() {
  const paths = usePaths();
  const { look, change, awaited, isChanged } = useChangeParent();
  if (!awaited)
    return (
      <Form form={look} submit={m.parent_change_look()}>
        <TextField form={look} name="login" label={m.login_login()} autoComplete="username" />
        <TextField
          form={look}
          name="password"
          label={m.account_password()}
          type="password"
          autoComplete="current-password"
        />
      </Form>
    );
  const { username, parentEmail, inbox } = awaited;
  if (parentEmail === null)
    return (
      <>
        <Done>{m.parent_change_none({ username })}</Done>
        <p>
          <Link href={paths.login()}>{m.login_title()}</Link>
        </p>
      </>
    );
  if (isChanged) return <Done inbox={inbox}>{m.parent_change_done({ email: parentEmail })}</Done>;
  return (
    <Form form={change} submit={m.parent_change_submit()}>
      <p>{m.parent_change_awaits({ username, email: parentEmail })}</p>
      <TextField
        form={change}
        name="parentEmail"
        type="email"
        label={m.parent_change_email()}
        hint={m.parent_change_hint()}
        autoComplete="off"
      />
    </Form>
  );
}
