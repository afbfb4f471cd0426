import { Button, Group, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import { useInBrowser } from '../../../lib/in-browser.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

const schemes = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[];
const words = { light: m.gallery_light, dark: m.gallery_dark, auto: m.gallery_auto } as const;
const yes = () => true;

/** Chooses the appearance, for this browser; what it keeps is known once scripts run. */
export function Look() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isHere = useInBrowser(yes);
  return (
    <div className={blocks.line} role="group" aria-label={m.gallery_look()}>
      <span className={blocks.label}>{m.gallery_look()}</span>
      <Group gap="xs">
        {schemes.map((scheme) => (
          <Button
            key={scheme}
            variant="default"
            size="compact-md"
            aria-pressed={isHere && colorScheme === scheme}
            onClick={() => setColorScheme(scheme)}
          >
            {words[scheme]()}
          </Button>
        ))}
      </Group>
    </div>
  );
}
