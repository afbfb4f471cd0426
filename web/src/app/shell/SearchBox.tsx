import { Combobox, Modal, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '../../ui/fields/styles.ts';
import '../../ui/modal/styles.ts';
import { useOpened } from '../../lib/page/use-opened.ts';
import { useOverlay } from '../../lib/page/use-overlay.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { Hit } from './hits.ts';
import { useSearch } from './use-search.ts';

type Props = {
  season: string;
  opened: boolean;
  close: () => void;
  text: string;
  setText: (text: string) => void;
};

/** Search results under headings; an option's value is the path of its page. */
function Hits({ hits }: { hits: readonly Hit[] }) {
  return (
    <Combobox.Options aria-label={m.search_results()} mah="min(500px, 60dvh)" style={{ overflowY: 'auto' }}>
      {[...Map.groupBy(hits, ({ group }) => group)].map(([group, members]) => (
        <Combobox.Group key={group} label={group}>
          {members.map(({ path, name, detail }) => (
            <Combobox.Option key={path} value={path}>
              {name}{' '}
              <Text component="span" size="sm" c="inherit" opacity={0.8}>
                {detail}
              </Text>
            </Combobox.Option>
          ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  );
}

/** The search box: searches while one types; arrows choose, Enter opens, Escape closes. */
export function SearchBox({ season, opened, close, text, setText }: Props) {
  useOverlay(opened, close);
  const search = useSearch(season, { opened, close, text, setText });
  return (
    <Modal.Root opened={useOpened(opened)} onClose={close} yOffset="min(10dvh, 5rem)">
      <Modal.Overlay />
      <Modal.Content>
        {/* The page already has a banner landmark. */}
        <Modal.Header role="none">
          <Modal.Title>{m.search_title()}</Modal.Title>
          <Modal.CloseButton size="lg" aria-label={m.search_close()} />
        </Modal.Header>
        <Modal.Body>
          <Combobox store={search.store} onOptionSubmit={search.go}>
            <Combobox.EventsTarget withExpandedAttribute>
              <TextInput
                type="search"
                data-autofocus
                mt="0.3rem"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
                aria-label={m.search_label()}
                placeholder={m.search_placeholder()}
                leftSection={<Icon of="search" size={18} />}
                value={text}
                maxLength={80}
                onChange={(event) => search.type(event.currentTarget.value)}
                onKeyDown={search.onKeyDown}
              />
            </Combobox.EventsTarget>
            <Text role="status" size="sm" c="dimmed" my="xs">
              {search.status}
            </Text>
            <Hits hits={search.hits} />
          </Combobox>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
