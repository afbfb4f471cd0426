import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import type { Feed } from '@rondelle/contracts/site/feeds.inputs.ts';
import { useState } from 'react';
import { useLater } from '../../../lib/page/use-lazy.ts';
import { m } from '../../../paraglide/messages.js';
import { InlineConfirm } from '../../../ui/actions/InlineConfirm.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { kindWords, periodWords } from '../feed-words.ts';
import type { Feeds } from '../use-feeds.ts';
import { LazyFeedForm } from './LazyFeedForm.tsx';
import { RunTable } from './RunTable.tsx';
import blocks from '../../../ui/blocks.module.css';

const loadUnclear = async () => (await import('./UnclearTeams.tsx')).UnclearTeams;

type Props = { feed: Feed; feeds: Feeds; hasFolder: boolean };

/** Buttons of a feed. Removing asks for confirmation. */
function Actions({ feed, feeds, change }: { feed: Feed; feeds: Feeds; change: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const actions: readonly (readonly [string, () => unknown])[] = [
    [m.feeds_run(), () => feeds.run(feed.id)],
    [feed.isOn ? m.feeds_turn_off() : m.feeds_turn_on(), () => feeds.turn(feed)],
    [m.feeds_change(), change],
    [m.feeds_remove(), () => setIsConfirming(true)],
  ];
  if (isConfirming)
    return (
      <InlineConfirm
        question={m.feeds_remove_question({ name: feed.name })}
        yes={m.feeds_remove()}
        no={m.feeds_keep()}
        disabled={feeds.isPending}
        run={() => void feeds.remove(feed.id)}
        cancel={() => setIsConfirming(false)}
      />
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

/** A feed: its settings, buttons, unclear team names and latest runs. */
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
          <LazyFeedForm feed={feed} feeds={feeds} hasFolder={hasFolder} close={() => open(false)} />
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
