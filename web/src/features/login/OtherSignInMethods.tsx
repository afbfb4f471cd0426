import { Button } from '@mantine/core';
import type { ProvidersOutput } from '@rondelle/contracts/membership/sign-in-methods.ts';
import type { ReactNode } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../../ui/blocks.module.css';

type Props = ProvidersOutput & {
  next: string | undefined;
  /** The passkey button, once it has loaded. */
  children: ReactNode;
};

/** Sign-in methods besides the password. Providers are plain links that work without JavaScript. */
export function OtherSignInMethods({ providers, next, children }: Props) {
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
