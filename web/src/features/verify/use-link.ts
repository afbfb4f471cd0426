import type { LinkOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { type LinkOutcome, tokenInLink } from '@rondelle/contracts/membership/mailed-link.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePage } from '../../lib/page/page-location.ts';
import { usePostedForm } from '../../lib/page/posted-form.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { type FieldError, callErrorOf } from '../../lib/http/call-error.ts';

const hearHash = (notify: () => void) => {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
};
/** The URL's fragment; browsers do not send it to the server. */
const useHash = (): string =>
  useSyncExternalStore(
    hearHash,
    () => location.hash.slice(1),
    () => '',
  );

const purposeIn = (text: string | undefined): LinkOutput['purpose'] =>
  text === 'parent-consent' || text === 'change-email' ? text : 'verify-email';

/** The link and field errors of a form that was posted without JavaScript. */
const usePostedLink = () => {
  const posted = usePostedForm();
  const { link: token = null, username, purpose, isFollowed } = posted?.values ?? {};
  const link =
    username === undefined
      ? null
      : { username, purpose: purposeIn(purpose), isFollowed: isFollowed === 'yes' };
  return { token, link, found: posted?.errors ?? [] };
};

/** The token of the mailed link, its purpose, its errors, and its outcome once it was used. */
export const useLink = () => {
  const { lang, values } = usePage('verify');
  const isReady = useIsHydrated();
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
  const expired: FieldError = { field: 'link', message: m.verify_expired() };
  const unread = hash !== '' && token === null ? [expired] : [];
  const refused = read.error ? [{ ...callErrorOf(read.error), field: 'link' }] : [];
  return {
    isReady,
    token: token ?? posted.token,
    link: read.data ?? posted.link,
    found: [...posted.found, ...unread, ...refused],
    // Without JavaScript, the response to the posted form redirects here.
    outcome: done ?? (hash === '' ? (values.done ?? null) : null),
    setOutcome,
  };
};
