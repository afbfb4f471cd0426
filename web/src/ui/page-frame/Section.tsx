import { type ReactNode, Suspense, useId } from 'react';
import classes from './page-frame.module.css';
import blocks from '../blocks.module.css';

type Props = {
  title: string /** A link beside the heading: to all of it. */;
  more?: ReactNode;
  children: ReactNode;
};

/** A part of a page under its own heading; the browser takes over one after the other, so that none holds up a touch. */
export function Section({ title, more, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={`${blocks.ends} ${classes.sectionHead}`}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      <Suspense>{children}</Suspense>
    </section>
  );
}
