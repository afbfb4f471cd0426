import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import classes from './prose.module.css';
import blocks from '../blocks.module.css';

type Props = { headings: readonly { readonly id: string; readonly title: string }[]; children: ReactNode };

/** A long text with its table of contents, side by side on wide screens. */
export function Contents({ headings, children }: Props) {
  if (headings.length < 3) return children;
  return (
    <div className={`${blocks.stack} ${classes.withContents}`}>
      <nav aria-label={m.text_contents()} className={`${blocks.quote} ${blocks.note} ${classes.contents}`}>
        <ul>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
