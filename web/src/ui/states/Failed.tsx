import { Box, Button } from '@mantine/core';
import { useContext } from 'react';
import type { Failure } from '../../lib/failure.ts';
import { InPageContext, useHead } from '../../lib/head.ts';
import { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { notFoundTitle } from './not-found-texts.ts';
import blocks from '../blocks.module.css';

/**
 * Replaces a page or a part whose data does not exist or failed to load. `retry` refetches; without it, the page
 * reloads.
 */
export function Failed({ failure, retry }: { failure: Failure; retry?: () => void }) {
  const paths = usePaths();
  const unknown = failure.kind !== 'failed';
  const title = unknown ? notFoundTitle(failure.what) : m.state_failed_title();
  const body = unknown ? m.not_found_body() : m.state_failed_body();
  useHead({ title, description: body });
  // A page has a single `h1`.
  const Heading = useContext(InPageContext) ? 'h2' : 'h1';
  return (
    <Box component="section" py="3rem" role={unknown ? undefined : 'alert'}>
      <Heading>{title}</Heading>
      <p>{body}</p>
      <p className={blocks.line}>
        {!unknown && (
          <Button variant="filled" size="md" onClick={retry ?? (() => location.reload())}>
            {m.state_retry()}
          </Button>
        )}
        <Link href={paths.home()}>{m.state_go_home()}</Link>
        <Link href={paths.search()}>{m.state_go_search()}</Link>
      </p>
    </Box>
  );
}
