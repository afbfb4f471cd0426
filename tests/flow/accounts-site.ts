import type { MailByAddress } from '@rondelle/members/accounts/mail-kinds.ts';
import type { Pool } from 'pg';
import { createSmtpMailer } from '@rondelle/infra/mail/open-mailer.ts';
import { type Received, startMailServer } from '../support/mail-server.ts';
import type { GatewayOptions } from '@rondelle/gateway/options/options.ts';
import { until } from '../support/until.ts';
import { originOf } from './client.ts';
import { startGatewaySite } from './gateway-site.ts';

type CallResult = {
  readonly status: number;
  readonly data: unknown;
  readonly code: string | null;
  readonly field: string | null;
};

const cookiesOf = (response: Response): string[] => response.headers.getSetCookie();

/** Reads a response of tRPC or REST. */
const read = async (response: Response): Promise<CallResult> => {
  const body = (await response.json()) as {
    result?: { data: unknown };
    error?: { data: { domainCode: string | null; field: string | null } };
    type?: string;
  };
  const error = body.error?.data;
  return {
    status: response.status,
    data: body.result?.data ?? null,
    code: error?.domainCode ?? body.type ?? null,
    field: error?.field ?? null,
  };
};

/** A browser as far as accounts need it: it stores cookies and sends an origin. */
export const browserOf = (url: string, headers: Record<string, string> = {}) => {
  const jar = new Map<string, string>();
  let lastCookies: string[] = [];
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${url}${path}`, {
      ...init,
      headers: {
        origin: originOf(url),
        ...(cookie && { cookie }),
        ...headers,
        ...(init.headers as Record<string, string>),
      },
    });
    lastCookies = cookiesOf(response);
    for (const line of lastCookies) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    jar,
    lastCookies: () => lastCookies,
    send,
    query: async (procedure: string, input: object = {}) =>
      read(await send(`/trpc/account.${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`, {})),
    mutate: async (procedure: string, input: object = {}, more: Record<string, string> = {}) =>
      read(
        await send(`/trpc/account.${procedure}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...more },
          body: JSON.stringify(input),
        }),
      ),
  };
};

export const newcomer = {
  lang: 'fr',
  username: 'Étoile du Nord',
  email: 'etoile@example.org',
  emailConfirmation: 'etoile@example.org',
  password: 'glace-bleue-et-bâtons',
  hockeyAnswer: 'Les Capitals de Washington',
  acceptsTerms: true,
  age: 'over14',
  parentEmail: '',
} as const;

/** Queues a mail that is not sent before the end of the test. */
export const postForLater = async (pool: Pool, kind: MailByAddress, address: string): Promise<void> => {
  await pool.query(`
    INSERT INTO accounts.outbox (kind, address) VALUES ('${kind}', '${address}');
    SELECT graphile_worker.reschedule_jobs(
      ARRAY(SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'mail' ORDER BY id DESC LIMIT 1),
      run_at => now() + interval '1 hour')`);
};

export const privacyContact = 'vie-privee@example.org';

/** Starts the gateway on a real database, with a real mail server. */
export const startAccountsSite = async (options: Partial<GatewayOptions> = {}) => {
  const mail = await startMailServer();
  const mailer = createSmtpMailer(mail.url, 'rondelle@example.org');
  const site = await startGatewaySite({ mailer, privacyContact, ...options });
  /** The first mail to an address, from an index in the received mails on. */
  const mailTo = async (address: string, after = 0): Promise<Received> => {
    return until(`a mail for ${address}`, () =>
      mail.received.slice(after).find(({ to }) => to.includes(address)),
    );
  };
  return {
    ...site,
    mail,
    mailTo,
    stop: async () => {
      await site.stop();
      await mail.stop();
    },
  };
};
export type AccountsSite = Awaited<ReturnType<typeof startAccountsSite>>;
