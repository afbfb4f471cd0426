import type { AnchorHTMLAttributes } from 'react';
import type { FormName } from '../../lib/form-name.ts';
import { overPage, withForm } from '../../lib/form-link.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { Link } from '../link/Link.tsx';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'about'> & {
  form: FormName;
  /** The thing that the form is about. */
  about?: number;
};

/** Opens a form over this page; going back, or saving, leads to where it was opened from: another form too. */
export function FormLink({ form, about, ...rest }: Props) {
  return <Link href={withForm(usePageLocation(), form, about)} state={overPage} rel="nofollow" {...rest} />;
}
