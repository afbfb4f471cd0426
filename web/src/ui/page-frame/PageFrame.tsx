import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { InPageContext, useHead } from '../../lib/page/head.ts';
import { type Crumb, Crumbs } from '../crumbs/Crumbs.tsx';
import { CalendarLink } from '../page-files/CalendarLink.tsx';
import { PageFiles } from '../page-files/PageFiles.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import classes from './page-frame.module.css';
import blocks from '../blocks.module.css';

type Props = {
  /** The page's heading and document title. */
  title: string;
  /** Replaces the heading when it is more than the title; must contain the page's `h1`. */
  heading?: ReactNode;
  /** One sentence for search engines. */
  description: string;
  /** Facts in one line below the heading. */
  facts?: ReactNode;
  /** Personal actions of readers, such as adding to my teams; before all other actions. */
  own?: ReactNode;
  /** Adds a button that shares the page. */
  isShared?: boolean;
  /** Editors' menu; the last in the bar. */
  actions?: ReactNode;
  /** Links that readers seldom need, after the sections. */
  ending?: ReactNode;
  crumbs?: readonly Crumb[];
  /** Links to the parts of the page. */
  tabs?: ReactNode;
  children: ReactNode;
};

/** The frame of every page: breadcrumbs, heading, facts, then sections. Sets title and description. */
export function PageFrame({
  title,
  heading,
  description,
  facts,
  own,
  isShared = false,
  actions,
  ending,
  crumbs,
  tabs,
  children,
}: Props) {
  useHead({ title, description });
  // A short bar without actions of readers stands beside the title, so that readers see the page first.
  const isBeside = !heading && !own;
  const bar = (own || isShared || actions) && (
    <div
      className={isBeside ? blocks.actions : `${blocks.actions} ${blocks.swiped} ${classes.bar}`}
      data-bar
      data-unprinted
    >
      {own}
      <CalendarLink />
      {isShared && <ShareButton title={title} />}
      {actions}
    </div>
  );
  return (
    <>
      {crumbs && <Crumbs crumbs={crumbs} />}
      <Box mt="0.5rem" mb={tabs ? 0 : '1rem'}>
        {isBeside && bar ? (
          <div className={blocks.beside} style={{ flexWrap: 'wrap' }}>
            <Box component="h1" flex={1}>
              {title}
            </Box>
            {bar}
          </div>
        ) : (
          (heading ?? <h1>{title}</h1>)
        )}
        {facts && <div className={classes.facts}>{facts}</div>}
        {!isBeside && bar}
      </Box>
      {tabs}
      <div className={blocks.stack} data-wide>
        <InPageContext value={true}>{children}</InPageContext>
        {ending && (
          <div className={blocks.actions} data-unprinted>
            {ending}
          </div>
        )}
        <PageFiles />
      </div>
    </>
  );
}
