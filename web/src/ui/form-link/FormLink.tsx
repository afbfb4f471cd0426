import type { AnchorHTMLAttributes } from 'react';
import type { FormName } from '../../lib/forms/form-name.ts';
import { overPage, withForm } from '../../lib/forms/form-link.ts';
import type { FormRequest } from '../../lib/forms/form-request.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { Link } from '../link/Link.tsx';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'about'> & {
  form: FormName;
  /** Id of the form's entity. */
  about?: number;
  /** Request of the page to the form. */
  request?: FormRequest;
};

/**
 * Link that opens a form over this page. Going back or saving returns to the page or form in which the link was
 * followed.
 */
export function FormLink({ form, about, request, ...rest }: Props) {
  const state = request ? { ...overPage, request } : overPage;
  return <Link href={withForm(usePageLocation(), form, about)} state={state} rel="nofollow" {...rest} />;
}
