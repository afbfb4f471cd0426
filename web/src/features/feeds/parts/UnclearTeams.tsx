import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import '../../../ui/fields/styles.ts';
import type { Feed } from '@rondelle/contracts/site/feeds.inputs.ts';
import { type FormEvent, useState } from 'react';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Note } from '../../../ui/note/Note.tsx';
import type { Feeds, TeamChoice } from '../use-feeds.ts';

const teamOf = (value: string): TeamChoice['team'] =>
  value === 'new' || value === 'skip' ? value : Number(value);

/** Form that assigns teams to the unmatched names of a feed. Later runs use the choices. */
export function UnclearTeams({ feed, feeds }: { feed: Feed; feeds: Feeds }) {
  const { lang } = usePageLocation();
  const teams = trpc.feed.teams.useQuery({ lang, id: feed.id });
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const [isTried, setTried] = useState(false);
  const known = (teams.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const chosen = feed.unclear.flatMap(({ leagueId, text }) => {
      const value = choices.get(text) ?? '';
      return value === '' ? [] : [{ leagueId, text, team: teamOf(value) }];
    });
    if (chosen.length > 0) void feeds.answer(feed.id, chosen);
  };
  return (
    <Note role="region" label={m.feeds_unclear({ count: feed.unclear.length })}>
      <form onSubmit={submit}>
        <Stack gap="xs" maw="32rem">
          <strong>{m.feeds_unclear({ count: feed.unclear.length })}</strong>
          <span>{m.feeds_unclear_hint()}</span>
          {feed.unclear.map(({ text, rows }) => (
            <NativeSelect
              key={text}
              label={text}
              description={m.import_rows_of({ count: rows })}
              value={choices.get(text) ?? ''}
              data={[
                { value: '', label: m.import_choose() },
                ...known,
                { value: 'new', label: m.import_new_team({ name: text }) },
                { value: 'skip', label: m.import_skip() },
              ]}
              onChange={(event) => setChoices(new Map(choices).set(text, event.currentTarget.value))}
            />
          ))}
          {isTried && choices.size === 0 && <span role="alert">{m.feeds_answer_some()}</span>}
          <Group>
            <Button type="submit" disabled={feeds.isPending}>
              {m.feeds_answer()}
            </Button>
          </Group>
        </Stack>
      </form>
    </Note>
  );
}
