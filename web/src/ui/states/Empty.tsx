import type { ReactNode } from 'react';
import blocks from '../blocks.module.css';

type Props = {
  title: string;
  /** More about it. */
  body?: ReactNode;
  children?: ReactNode;
};

/** Nothing to show here: says so, and what to do next (links as children). */
export function Empty({ title, body, children }: Props) {
  return (
    <div className={blocks.card}>
      <p>
        <strong>{title}</strong>
      </p>
      {body && <div>{body}</div>}
      {children && <div className={blocks.line}>{children}</div>}
    </div>
  );
}
