import type { ReactNode } from 'react';
import { InPageContext, useHead } from '../../lib/head.ts';
import { type Crumb, Crumbs } from '../crumbs/Crumbs.tsx';
import { CalendarLink } from '../page-files/CalendarLink.tsx';
import { PageFiles } from '../page-files/PageFiles.tsx';
import classes from './page-frame.module.css';
import blocks from '../blocks.module.css';

type Props = {
  /** The page's heading, and its title in the browser. */
  title: string;
  /** In the heading's stead, where it is more than the title; holds the page's `h1`. */
  heading?: ReactNode;
  /** For search engines: one sentence. */
  description: string;
  /** Under the heading: the facts in one line. */
  facts?: ReactNode;
  /** Under the facts: what can be done with what the page shows. */
  actions?: ReactNode;
  crumbs?: readonly Crumb[];
  children: ReactNode;
};

/** The frame of every page: breadcrumbs, heading, facts, then its sections. Sets title and description. */
export function PageFrame({ title, heading, description, facts, actions, crumbs, children }: Props) {
  useHead({ title, description });
  return (
    <>
      {crumbs && <Crumbs crumbs={crumbs} />}
      <div className={classes.head}>
        {heading ?? <h1>{title}</h1>}
        {facts && <div className={classes.facts}>{facts}</div>}
        {actions && (
          <div className={blocks.actions} data-actions>
            {actions}
            <CalendarLink />
          </div>
        )}
      </div>
      <div className={`${blocks.stack} ${classes.body}`}>
        <InPageContext value={true}>{children}</InPageContext>
        <PageFiles />
      </div>
    </>
  );
}
