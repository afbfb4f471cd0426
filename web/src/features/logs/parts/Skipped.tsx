import { Button } from '@mantine/core';
import type { SkippedEvent } from '@rondelle/contracts/site/quarantine.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

/** Skipped events, with reason and author. Each can be projected again at the next rebuild. */
export function Skipped({ events }: { events: readonly SkippedEvent[] }) {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const again = trpc.admin.takeInAgain.useMutation({ onSuccess: () => utils.admin.logs.invalidate() });
  if (events.length === 0) return null;
  return (
    <Section title={m.skipped_title()}>
      <p className={blocks.note}>{m.skipped_note()}</p>
      <ul className={blocks.rows}>
        {events.map(({ position, stream, reason, by, skippedAt }) => (
          <li key={position} className={blocks.ends}>
            <p className={blocks.line}>
              <strong>
                <code>
                  {stream} · {position}
                </code>
              </strong>
              <span className={blocks.grow}>{reason}</span>
              <span className={blocks.note}>
                {by ?? m.history_by_deleted_member()},{' '}
                <time dateTime={skippedAt}>{formatInstant(skippedAt)}</time>
              </span>
            </p>
            <Button
              variant="default"
              disabled={again.isPending}
              aria-label={m.skipped_again_of({ what: `${stream} · ${position}` })}
              onClick={() => again.mutate({ lang, position })}
            >
              {m.skipped_again()}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
