import { Box, Button } from '@mantine/core';
import { useContext } from 'react';
import type { Failure } from '../../lib/http/failure.ts';
import { InPageContext, useHead } from '../../lib/page/head.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { LoginLink } from '../link/LoginLink.tsx';
import { notFoundTitle } from './not-found-texts.ts';
import blocks from '../blocks.module.css';

const sentence = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

const words = (failure: Failure): readonly [title: string, body: string] => {
  switch (failure.kind) {
    case 'unknown':
    case 'deleted':
      return [notFoundTitle(failure.what), m.not_found_body()];
    case 'refused':
      return [m.state_refused_title(), sentence(failure.message) || m.state_refused_body()];
    case 'busy':
      return [m.state_failed_title(), sentence(failure.message) || m.state_busy_body()];
    case 'failed':
      return [m.state_failed_title(), m.state_failed_body()];
  }
};

/**
 * Replaces a page or a part whose data does not exist, is refused or failed to load. `retry` refetches; without it, the
 * page reloads. Offers no retry of a request that the site refuses.
 */
export function Failed({ failure, retry }: { failure: Failure; retry?: () => void }) {
  const paths = usePaths();
  const { path } = usePageLocation();
  const mayRetry = failure.kind === 'failed' || failure.kind === 'busy';
  const [title, body] = words(failure);
  useHead({ title, description: body });
  // A page has a single `h1`.
  const Heading = useContext(InPageContext) ? 'h2' : 'h1';
  return (
    <Box component="section" py="3rem" role={mayRetry || failure.kind === 'refused' ? 'alert' : undefined}>
      <Heading>{title}</Heading>
      <p>{body}</p>
      <p className={blocks.line}>
        {failure.kind === 'refused' && failure.code === 'session/required' && <LoginLink next={path} />}
        {mayRetry && (
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
