import type { ReactNode } from 'react';
import blocks from '../blocks.module.css';

type Props = {
  title: string;
  /** Further text. */
  body?: ReactNode;
  children?: ReactNode;
};

/** An empty state with next steps as links in `children`. */
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
