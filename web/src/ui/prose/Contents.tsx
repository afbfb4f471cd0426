import { type ReactNode, useId } from 'react';
import { m } from '../../paraglide/messages.js';
import classes from './prose.module.css';
import blocks from '../blocks.module.css';

type Props = { headings: readonly { readonly id: string; readonly title: string }[]; children: ReactNode };

/** A long text with its table of contents: side by side on wide screens, in one row that scrolls on phones. */
export function Contents({ headings, children }: Props) {
  const id = useId();
  if (headings.length < 3) return children;
  return (
    <div className={`${blocks.stack} ${classes.withContents}`}>
      <nav aria-labelledby={id} className={`${blocks.note} ${classes.contents}`} data-sentence>
        <p id={id} className={blocks.label}>
          {m.text_contents()}
        </p>
        <ul className={`${blocks.line} ${blocks.swiped}`}>
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
