import type { ReactNode } from 'react';
import { useHead } from '../../../lib/head.ts';
import { useOrigin } from '../../../lib/origin.ts';
import { m } from '../../../paraglide/messages.js';
import classes from '../embed.module.css';

type Props = { title: string; facts?: ReactNode; path: string; children: ReactNode };

/** What another site shows of ours: its title, which leads here, its content, and where it comes from. */
export function EmbedFrame({ title, facts, path, children }: Props) {
  const origin = useOrigin();
  useHead({ title, description: title });
  return (
    <div className={classes.embed}>
      <h1 className={classes.title}>
        <a href={path}>{title}</a>
      </h1>
      {facts && <p className={classes.facts}>{facts}</p>}
      {children}
      <p className={classes.source}>
        <a href={`${origin}${path}`}>{m.embed_open()}</a>
      </p>
    </div>
  );
}
