import { findMember } from '@rondelle/members/accounts/members.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import { digestMail } from '@rondelle/reactor/mail/digest-mail.ts';
import { bundleWith, messageFor } from '@rondelle/reactor/notifications/push-message.ts';
import { findWaiting } from '@rondelle/reactor/notifications/waiting-pushes.ts';
import type { Copies } from './copies.ts';
import type { CopiesSite } from './copies-site.ts';

type OwnCopies = Omit<Copies, 'addresses'> & { readonly ask: (site: CopiesSite) => Promise<string> };

const outputsOf = async (answers: readonly Promise<{ readonly data: unknown }>[]): Promise<string> =>
  JSON.stringify((await Promise.all(answers)).map(({ data }) => data));

const read = 'a row of ids and numbers, worded by what holds when it is read';

/** Copies held for one member, or for reviewers. */
export const ownCopies: readonly OwnCopies[] = [
  {
    what: 'the list of notifications',
    made: read,
    longest: 'the views',
    bears: ['score', 'game'],
    ask: ({ follower }) => outputsOf([follower.query('notification.list', { lang: 'fr' })]),
  },
  {
    what: 'a digest that waits for its hour',
    made: read,
    longest: 'the views; what was sent stays with its reader',
    bears: ['score', 'game'],
    ask: async ({ accounts, follower }) => {
      const member = await findMember(accounts, follower.id);
      return (member && (await digestMail(accounts, 'https://a.test', member, '1')))?.text ?? '';
    },
  },
  {
    what: 'pushes that wait for the end of quiet hours',
    made: read,
    longest: 'the views; at the push service, for a device that is off, twelve hours',
    bears: ['score', 'game'],
    ask: async ({ db, pool }) => {
      const own = withNotifications(db);
      const { rows } = await pool.query<{ id: string }>('SELECT id FROM notifications.pushes');
      const texts: string[] = [];
      for (const { id } of rows) {
        const waiting = await findWaiting(own, id);
        const bundle = waiting ? await bundleWith(db, waiting, false) : [];
        if (waiting && bundle.length > 0) texts.push(messageFor(waiting, bundle).text);
      }
      return texts.join('\n');
    },
  },
  {
    what: 'dashboards',
    made: 'from the views as shown, at each request',
    longest: 'the views',
    bears: ['score', 'game', 'member'],
    ask: ({ follower }) =>
      outputsOf(['dashboard.get', 'following.list'].map((name) => follower.query(name, { lang: 'fr' }))),
  },
  {
    what: 'the lists of those who review',
    made: 'from the views as shown, at each request',
    longest: 'the views',
    bears: ['member'],
    ask: ({ admin }) =>
      outputsOf(
        ['moderation.queue', 'admin.activity', 'member.list'].map((name) =>
          admin.query(name, { lang: 'fr' }),
        ),
      ),
  },
];
