import { Button } from '@mantine/core';
import { useIsHydrated } from '../../../lib/page/in-browser.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useOutcome } from '../../../lib/forms/use-outcome.ts';
import { m } from '../../../paraglide/messages.js';
import { HeldFacts, nameOfHeld } from '../../../ui/held/HeldFacts.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

/** The member's corrections that wait for a second person or were decided on; nothing when there are none. */
export function OwnHeld() {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const inBrowser = useIsHydrated();
  const own = trpc.moderation.ownHeld.useQuery({ lang }, { enabled: inBrowser, staleTime: 0 });
  const takeBack = trpc.moderation.takeBackHeld.useMutation();
  const { message, attempt } = useOutcome();
  if (!own.data || own.data.length === 0) return message && <p role="status">{message}</p>;
  return (
    <Section title={m.own_held_title()}>
      <p className={blocks.muted}>{m.own_held_lead()}</p>
      <p role="status">{message}</p>
      <ul className={blocks.stack} style={{ listStyle: 'none' }}>
        {own.data.map((change) => (
          <HeldFacts key={change.id} change={change} isOwn>
            {change.state === 'open' && (
              <Button
                variant="default"
                mt="sm"
                aria-label={`${m.own_held_take_back()} – ${nameOfHeld(change)}`}
                onClick={() =>
                  void attempt(
                    () => takeBack.mutateAsync({ lang, id: change.id }),
                    m.own_held_taken_back({ what: nameOfHeld(change) }),
                  ).then(() => utils.moderation.ownHeld.invalidate())
                }
              >
                {m.own_held_take_back()}
              </Button>
            )}
          </HeldFacts>
        ))}
      </ul>
    </Section>
  );
}
