import type { ComponentProps } from 'react';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../page-frame/PageFrame.tsx';
import { Loading } from './Loading.tsx';

type Props = Omit<ComponentProps<typeof PageFrame>, 'children'> & ComponentProps<typeof Loading>;

/** Loading state of a member's own page. Its data are never in the server's markup, but its title is. */
export function OwnLoading({ shape, rows, ...frame }: Props) {
  return (
    <PageFrame {...frame}>
      <noscript>
        <p>{m.page_needs_scripts()}</p>
      </noscript>
      <Loading shape={shape} {...(rows !== undefined && { rows })} />
    </PageFrame>
  );
}
