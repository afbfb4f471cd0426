import { Button, Center, Group, TextInput } from '@mantine/core';
import '@mantine/core/styles/Center.css';
import '@mantine/core/styles/Group.css';
import '../fields/styles.ts';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { sharedAddress } from './shared-address.ts';

const pictureOf = (address: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { ecc: 'M', border: 2 }))}`;

/** Ignores the rejection when the phone's list is closed without choosing an app: this is no failure. */
const shareNatively = (title: string, url: string): void => {
  navigator.share({ title, url }).catch(() => undefined);
};

/** The ways to share the page's address; loaded when the panel opens. */
export function SharePanel({ title }: { title: string }) {
  const address = sharedAddress(location.origin, usePageLocation());
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <>
      <Center mb="0.5rem">
        <img src={pictureOf(address)} alt={m.share_code({ title })} width={208} height={208} />
      </Center>
      <TextInput
        label={m.share_link()}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="xs" mt="0.5rem">
        <Button onClick={copy}>{copied === 'yes' ? m.share_copied() : m.share_copy()}</Button>
        {'share' in navigator && (
          <Button variant="default" onClick={() => shareNatively(title, address)}>
            {m.share_apps()}
          </Button>
        )}
      </Group>
      <p role="status">{copied === 'no' && m.share_copy_failed()}</p>
    </>
  );
}
