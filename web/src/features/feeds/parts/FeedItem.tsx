import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import type { Feed } from '@rondelle/contracts/site/feeds.inputs.ts';
import { useState } from 'react';
import { useLater } from '../../../lib/use-later.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { kindWords, periodWords } from '../feed-words.ts';
import type { Feeds } from '../use-feeds.ts';
import { LateForm } from './LateForm.tsx';
import { RunTable } from './RunTable.tsx';
import blocks from '../../../ui/blocks.module.css';

const loadUnclear = async () => (await import('./UnclearTeams.tsx')).UnclearTeams;

type Props = { feed: Feed; feeds: Feeds; hasFolder: boolean };

/** The ways to change a source; removing it is asked about. */
function Actions({ feed, feeds, change }: { feed: Feed; feeds: Feeds; change: () => void }) {
  const [isAsked, ask] = useState(false);
  const actions: readonly (readonly [string, () => unknown])[] = [
    [m.feeds_run(), () => feeds.run(feed.id)],
    [feed.isOn ? m.feeds_turn_off() : m.feeds_turn_on(), () => feeds.turn(feed)],
    [m.feeds_change(), change],
    [m.feeds_remove(), () => ask(true)],
  ];
  if (isAsked)
    return (
      <div role="alert" className={blocks.notice}>
        <p>{m.feeds_remove_question()}</p>
        <Group gap="xs">
          <Button disabled={feeds.isPending} onClick={() => void feeds.remove(feed.id)}>
            {m.feeds_remove()}
          </Button>
          <Button variant="default" onClick={() => ask(false)}>
            {m.feeds_keep()}
          </Button>
        </Group>
      </div>
    );
  return (
    <Group gap="xs">
      {actions.map(([action, act]) => (
        <Button
          key={action}
          variant="default"
          size="compact-md"
          disabled={feeds.isPending}
          aria-label={m.feeds_action_of({ action, name: feed.name })}
          onClick={() => void act()}
        >
          {action}
        </Button>
      ))}
    </Group>
  );
}

/** A source: what it is, how its last readings went, and what it asks. */
export function FeedItem({ feed, feeds, hasFolder }: Props) {
  const [isOpen, open] = useState(false);
  const { Part: UnclearTeams } = useLater(feed.unclear.length > 0, loadUnclear);
  const { name, kind, address, season, league, everyMinutes, isOn, unclear } = feed;
  return (
    <li>
      <div className={blocks.stack}>
        <div>
          <h3>{name}</h3>
          <p className={blocks.line}>
            <span>{kindWords(kind)}</span>
            {league && (
              <span>
                <Link href={league.path}>{league.name}</Link> {season}
              </span>
            )}
            <span>{isOn ? periodWords(everyMinutes) : <strong>{m.feeds_is_off()}</strong>}</span>
            <span className={blocks.note}>{address}</span>
          </p>
        </div>
        {isOpen ? (
          <LateForm feed={feed} feeds={feeds} hasFolder={hasFolder} close={() => open(false)} />
        ) : (
          <Actions feed={feed} feeds={feeds} change={() => open(true)} />
        )}
        {UnclearTeams && unclear.length > 0 && (
          <UnclearTeams key={unclear.map(({ text }) => text).join('\n')} feed={feed} feeds={feeds} />
        )}
        <RunTable feed={feed} />
      </div>
    </li>
  );
}
