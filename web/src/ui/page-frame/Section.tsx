import { type ReactNode, useId } from 'react';
import classes from './page-frame.module.css';

type Props = {
  title: string /** A link beside the heading: to all of it. */;
  more?: ReactNode;
  children: ReactNode;
};

/** A part of a page under its own heading. */
export function Section({ title, more, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.sectionHead}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}
