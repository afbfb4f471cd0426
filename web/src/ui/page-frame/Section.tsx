import { type ReactNode, Suspense, useId } from 'react';
import classes from './page-frame.module.css';
import blocks from '../blocks.module.css';
import { Ordinals } from '../ordinals/Ordinals.tsx';

type Props = {
  title: string;
  /** Shown beside the heading, usually a link to all entries. */
  more?: ReactNode;
  children: ReactNode;
};

/**
 * A section of a page with its heading. The `Suspense` lets React hydrate sections one by one, so that input is not
 * blocked.
 */
export function Section({ title, more, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={`${blocks.ends} ${blocks.lined} ${classes.sectionHead}`}>
        <h2 id={id} className={blocks.sentence}>
          <Ordinals text={title} />
        </h2>
        {more}
      </div>
      <Suspense>{children}</Suspense>
    </section>
  );
}
