import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import '../../../ui/form/styles.ts';
import type { Feed } from '@rondelle/contracts/site/feeds.inputs.ts';
import { feedKinds, feedPeriods } from '@rondelle/contracts/site/feeds.ts';
import { type FormEvent, useState } from 'react';
import { usePageLocation } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { addressHint, kindWords, periodOptions } from '../feed-words.ts';
import type { Feeds } from '../use-feeds.ts';

export type Props = {
  /** Null for a new one. */
  feed: Feed | null;
  feeds: Feeds;
  hasFolder: boolean;
  close: () => void;
};

const valuesOf = (feed: Feed | null) => ({
  name: feed?.name ?? '',
  kind: feed?.kind ?? ('calendar' as const),
  address: feed?.address ?? '',
  season: feed?.season ?? '',
  league: String(feed?.leagueId ?? ''),
  every: String(feed?.everyMinutes ?? 180),
  addsTeams: feed?.addsTeams ?? false,
});
type Values = ReturnType<typeof valuesOf>;

/** The seasons, and the leagues of the one that is chosen; the ongoing one until then. */
const useLeagues = (chosen: string) => {
  const { lang } = usePageLocation();
  const choices = trpc.catalogue.choices.useQuery({ lang });
  const seasons = (choices.data?.seasons ?? []).toSorted((one, other) => other.slug.localeCompare(one.slug));
  const season = chosen || choices.data?.season?.slug || seasons[0]?.slug || '';
  const leagues = trpc.league.list.useQuery({ lang, sid: season }, { enabled: season !== '' });
  return {
    season,
    seasons: seasons.map(({ slug }) => ({ value: slug, label: slug })),
    leagues: (leagues.data?.categories ?? []).flatMap((category) =>
      category.leagues.map(({ id, name }) => ({ value: String(id), label: name })),
    ),
  };
};

/** What a source is, where it is and how often it is read. */
export function FeedForm({ feed, feeds, hasFolder, close }: Props) {
  const [values, setValues] = useState(() => valuesOf(feed));
  const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));
  const { season, seasons, leagues } = useLeagues(values.season);
  const isDataset = values.kind === 'dataset';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isSaved = await feeds.save(feed?.id ?? null, {
      name: values.name,
      kind: values.kind,
      address: values.address.trim(),
      season: isDataset ? null : season,
      leagueId: isDataset ? null : Number(values.league),
      everyMinutes: feedPeriods.find((minutes) => String(minutes) === values.every) ?? 180,
      addsTeams: values.addsTeams,
    });
    if (isSaved) close();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack maw="32rem">
        <TextInput
          label={m.feeds_name()}
          value={values.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          maxLength={120}
          required
        />
        <NativeSelect
          label={m.feeds_kind()}
          value={values.kind}
          data={feedKinds.map((kind) => ({ value: kind, label: kindWords(kind) }))}
          onChange={(event) =>
            set({ kind: feedKinds.find((kind) => kind === event.currentTarget.value) ?? values.kind })
          }
        />
        <TextInput
          label={m.feeds_address()}
          description={addressHint(values.kind, hasFolder)}
          type={isDataset && hasFolder ? 'text' : 'url'}
          inputMode="url"
          value={values.address}
          onChange={(event) => set({ address: event.currentTarget.value })}
          maxLength={500}
          required
        />
        {!isDataset && (
          <>
            <NativeSelect
              label={m.feeds_season()}
              value={season}
              data={seasons}
              onChange={(event) => set({ season: event.currentTarget.value, league: '' })}
              required
            />
            <NativeSelect
              label={m.feeds_league()}
              value={values.league}
              data={[{ value: '', label: m.import_choose() }, ...leagues]}
              onChange={(event) => set({ league: event.currentTarget.value })}
              required
            />
            <Checkbox
              label={m.feeds_adds_teams()}
              description={m.feeds_adds_teams_hint()}
              checked={values.addsTeams}
              onChange={(event) => set({ addsTeams: event.currentTarget.checked })}
            />
          </>
        )}
        <NativeSelect
          label={m.feeds_every()}
          value={values.every}
          data={periodOptions()}
          onChange={(event) => set({ every: event.currentTarget.value })}
        />
        <Group gap="xs">
          <Button type="submit" disabled={feeds.isPending}>
            {m.feeds_save()}
          </Button>
          <Button variant="default" onClick={close}>
            {m.feeds_cancel()}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
