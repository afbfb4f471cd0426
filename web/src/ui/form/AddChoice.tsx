import { FormLink } from '../form-link/FormLink.tsx';
import classes from './form.module.css';

type Props = {
  /** What is said where there is nothing to choose from. */
  none: string | null;
  /** The form that adds one, and its title. */
  form: string;
  title: string;
};

/** Below a list to choose from: says that it is empty, and leads to the form that adds what it misses. */
export function AddChoice({ none, form, title }: Props) {
  return (
    <p className={classes.hint}>
      {none} <FormLink form={form}>{title}</FormLink>
    </p>
  );
}
