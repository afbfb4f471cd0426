import { Button } from '@mantine/core';
import type { ProvidersOutput } from '@rondelle/contracts/membership/ways-in.ts';
import type { ReactNode } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../../ui/blocks.module.css';

type Props = ProvidersOutput & {
  next: string | undefined;
  /** The way by a passkey, once it has come. */
  children: ReactNode;
};

/** Ways in beside the password: plain links to the services, which work without scripts. */
export function OtherWays({ providers, next, children }: Props) {
  const { lang } = usePageLocation();
  if (providers.length === 0 && !children) return null;
  const query = new URLSearchParams({ lang, ...(next !== undefined && { next }) });
  return (
    <section aria-label={m.login_other_ways()} className={blocks.line}>
      {children}
      {providers.map(({ key, name }) => (
        <Button key={key} component="a" variant="default" href={`/sign-in/${key}?${query}`} rel="nofollow">
          {m.login_with({ name })}
        </Button>
      ))}
    </section>
  );
}
