import type { LinkOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { type LinkOutcome, tokenInLink } from '@rondelle/contracts/membership/mailed-link.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage } from '../../lib/page-location.ts';
import { usePostedForm } from '../../lib/posted-form.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { type Fault, refusalOf } from '../../lib/refusal.ts';

const yes = () => true;
const hearHash = (tell: () => void) => {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
};
/** What stands behind `#`: known in the browser alone. */
const useHash = (): string =>
  useSyncExternalStore(
    hearHash,
    () => location.hash.slice(1),
    () => '',
  );

const purposeIn = (text: string | undefined): LinkOutput['purpose'] =>
  text === 'parent-consent' || text === 'change-email' ? text : 'verify-email';

/** What a browser without scripts has been answered to the link that was pasted. */
const usePostedLink = () => {
  const posted = usePostedForm();
  const { link: token = null, username, purpose, isFollowed } = posted?.values ?? {};
  const link =
    username === undefined
      ? null
      : { username, purpose: purposeIn(purpose), isFollowed: isFollowed === 'yes' };
  return { token, link, found: posted?.faults ?? [] };
};

/** What the link that led here asks, or what is wrong with it, or what has become of it. */
export const useLink = () => {
  const { lang, values } = usePage('verify');
  const isReady = useInBrowser(yes);
  const hash = useHash();
  const posted = usePostedLink();
  const { client } = trpc.useUtils();
  const [done, setOutcome] = useState<LinkOutcome | null>(null);
  const token = tokenInLink(hash);
  const read = useQuery({
    queryKey: ['mailed link', token],
    queryFn: () => client.account.readLink.mutate({ lang, token: token ?? '' }),
    enabled: token !== null && done === null,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const expired: Fault = { field: 'link', message: m.verify_expired() };
  const unread = hash !== '' && token === null ? [expired] : [];
  const refused = read.error ? [{ ...refusalOf(read.error), field: 'link' }] : [];
  return {
    isReady,
    token: token ?? posted.token,
    link: read.data ?? posted.link,
    found: [...posted.found, ...unread, ...refused],
    // Where scripts do not run, the answer to the posted form leads back here.
    outcome: done ?? (hash === '' ? (values.done ?? null) : null),
    setOutcome,
  };
};
