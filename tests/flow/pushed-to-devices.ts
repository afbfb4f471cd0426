import type { PushKeys } from '@rondelle/members/notifications/push-keys.ts';
import { createPushService, type PushService } from '@rondelle/reactor/notifications/push-service.ts';
import { createDevice, type Device, senderOf, startPushServer } from '../support/push-server.ts';

export type DevicePush = {
  /** The name of the device. */
  readonly on: string;
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string | null;
  readonly tag: string;
  readonly topic: unknown;
  /** The public key of the sender. */
  readonly key: string;
};

const host = 'https://fcm.googleapis.com';

/** Browsers with a push service in place of a known one; collects their decrypted pushes. */
export const startDevices = async (keys: () => Promise<PushKeys>) => {
  const devices = new Map<string, Device>();
  const pushes: DevicePush[] = [];
  let status = 201;
  let requests = 0;
  const server = await startPushServer(({ path, headers, body }) => {
    requests += 1;
    const on = path.split('/').at(-1) ?? '';
    const input = JSON.parse(devices.get(on)?.read(body) ?? '') as Omit<DevicePush, 'on' | 'topic' | 'key'>;
    const { key } = senderOf(headers);
    if (status === 201) pushes.push({ on, ...input, topic: headers['topic'], key });
    return status;
  });
  const isAllowed = (endpoint: string) => endpoint.startsWith(server.url);
  const service = createPushService({ keys, subject: 'https://rondelle.example', isAllowed });
  const pushService: PushService = (target, text, topic) =>
    service({ ...target, endpoint: target.endpoint.replace(host, server.url) }, text, topic);
  return {
    pushService,
    shown: pushes,
    /** How many requests the push service got, whatever its response. */
    asked: () => requests,
    answer: (next: number) => void (status = next),
    /** The subscription of a new browser with this name. */
    subscribe: (name: string) => {
      const device = createDevice();
      devices.set(name, device);
      return { endpoint: `${host}/fcm/send/${name}`, keys: device.keys };
    },
    stop: server.stop,
  };
};
export type Devices = Awaited<ReturnType<typeof startDevices>>;
