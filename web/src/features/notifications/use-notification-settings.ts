import type { ChannelKinds, DeviceWants } from '@rondelle/contracts/notifications/kinds.ts';
import { useState } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage, usePaths } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import type { Settings } from './parts/Timing.tsx';
import { useLoginWhenEnded } from './use-notifications.ts';
import { useOwnDevice } from './use-own-device.ts';

const yes = () => true;
type Thing = { readonly kind: 'all' | 'team' | 'league' | 'tournament'; readonly id: number };

const channels = ({ inApp, push, mail }: ChannelKinds) => ({
  inApp: [...inApp],
  push: [...push],
  mail: [...mail],
});

/** How a member wants to be told: each choice is saved as it is made, and said to be. */
export const useNotificationSettings = () => {
  const { lang } = usePage('notificationSettings');
  const paths = usePaths();
  const inBrowser = useInBrowser(yes);
  const options = { enabled: inBrowser, retry: false, staleTime: 0 };
  const query = usePageQuery('notificationSettings', 'main', options);
  const { notification: utils } = trpc.useUtils();
  const { client } = trpc.useUtils();
  const [said, say] = useState('');
  const isEnded = query.error?.data?.domainCode === 'session/required';
  const login = useLoginWhenEnded(isEnded, paths.notificationSettings());
  const save = async (work: Promise<unknown>) => {
    try {
      await work;
      say(m.notification_saved());
    } catch (error) {
      say(refusalOf(error).message);
    }
    await utils.settings.invalidate();
  };
  const own = client.notification;
  const device = useOwnDevice({
    pushKey: query.data?.pushKey,
    marks: query.data?.devices.map(({ mark }) => mark) ?? [],
    add: (subscribed) => save(own.addDevice.mutate({ lang, ...subscribed })),
    onError: () => say(m.notification_push_failed()),
  });
  return {
    query,
    login,
    isEnded,
    said,
    device,
    choose: ({ kind, id }: Thing, chosen: ChannelKinds | null) =>
      void save(
        chosen === null
          ? own.reset.mutate({ lang, kind, id })
          : own.choose.mutate({ lang, kind, id, ...channels(chosen) }),
      ),
    chooseSettings: (settings: Settings) => void save(own.chooseSettings.mutate({ lang, ...settings })),
    changeDevice: (id: string, wants: DeviceWants) => void save(own.changeDevice.mutate({ lang, id, wants })),
    removeDevice: (id: string) => void save(own.removeDevice.mutate({ lang, id })),
  };
};
