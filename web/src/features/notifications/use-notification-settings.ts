import type { ChannelKinds, DeviceWants } from '@rondelle/contracts/notifications/kinds.ts';
import type { NotificationSettingsOutput } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { useRef } from 'react';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { useEndedSession } from '../../lib/member/ended-session.ts';
import { m } from '../../paraglide/messages.js';
import { channels, type Subject, withKinds } from './chosen.ts';
import type { Settings } from './parts/Timing.tsx';
import { useOwnDevice } from './use-own-device.ts';

type Data = NotificationSettingsOutput;

/**
 * Queries a member's notification settings and saves each change at once, in order; `message` is about the latest one. A
 * choice is displayed before it is saved, so that a choice made during the request is based on it.
 */
export const useNotificationSettings = () => {
  const { lang } = usePage('notificationSettings');
  const paths = usePaths();
  const inBrowser = useIsHydrated();
  const options = { enabled: inBrowser, retry: false, staleTime: 0 };
  const query = usePageQuery('notificationSettings', 'main', options);
  const { notification: utils } = trpc.useUtils();
  const { client } = trpc.useUtils();
  const { message, setMessage, attempt } = useOutcome();
  const isEnded = useEndedSession(query.error, paths.notificationSettings());
  const saving = useRef({ count: 0, last: Promise.resolve() });
  const save = (change: () => Promise<unknown>, shown: (before: Data) => Data = (before) => before) => {
    const { current } = saving;
    current.count += 1;
    void utils.settings.cancel();
    utils.settings.setData({ lang }, (before) => before && shown(before));
    current.last = current.last.then(async () => {
      await attempt(change, m.notification_saved());
      current.count -= 1;
      // An earlier response would overwrite a later choice.
      if (current.count === 0) await utils.settings.invalidate();
    });
    return current.last;
  };
  const own = client.notification;
  const device = useOwnDevice({
    pushKey: query.data?.pushKey,
    marks: query.data?.devices.map(({ mark }) => mark) ?? [],
    add: (subscribed) => save(() => own.addDevice.mutate({ lang, ...subscribed })),
    onError: () => setMessage(m.notification_push_failed()),
  });
  return {
    query,
    isEnded,
    message,
    device,
    choose: ({ kind, id }: Subject, chosen: ChannelKinds | null) =>
      void save(
        () =>
          chosen === null
            ? own.reset.mutate({ lang, kind, id })
            : own.choose.mutate({ lang, kind, id, ...channels(chosen) }),
        (before) => withKinds(before, { kind, id }, chosen),
      ),
    chooseSettings: (settings: Settings) =>
      void save(
        () => own.chooseSettings.mutate({ lang, ...settings }),
        (before) => ({ ...before, ...settings }),
      ),
    changeDevice: (id: string, wants: DeviceWants) =>
      void save(
        () => own.changeDevice.mutate({ lang, id, wants }),
        (before) => ({
          ...before,
          devices: before.devices.map((device) => (device.id === id ? { ...device, wants } : device)),
        }),
      ),
    removeDevice: (id: string) => void save(() => own.removeDevice.mutate({ lang, id })),
  };
};
