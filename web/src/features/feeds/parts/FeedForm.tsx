import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import '../../../ui/fields/styles.ts';
import type { Feed } from '@rondelle/contracts/site/feeds.inputs.ts';
import { feedKinds, feedPeriods } from '@rondelle/contracts/site/feeds.ts';
import { type FormEvent, useRef, useState } from 'react';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import type { CallError } from '../../../lib/http/call-error.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Note } from '../../../ui/note/Note.tsx';
import { addressHint, kindWords, periodOptions } from '../feed-words.ts';
import type { Feeds } from '../use-feeds.ts';

export type Props = {
  /** Null for a new feed. */
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

/** The seasons, latest first, and the leagues of the chosen one; the ongoing season is the default. */
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

type FieldsProps = {
  values: Values;
  set: (change: Partial<Values>) => void;
  choices: ReturnType<typeof useLeagues>;
};

/** The league that a feed is about; a dataset names its own leagues. */
function LeagueFields({ values, set, choices: { season, seasons, leagues } }: FieldsProps) {
  return (
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
  );
}

/** Form of a feed: its name, kind, address, league and period. */
export function FeedForm({ feed, feeds, hasFolder, close }: Props) {
  const {
    draft: values,
    change: set,
    clear,
  } = useDraft<Values>(`feed ${feed?.id ?? 'new'}`, () => valuesOf(feed));
  const giveUp = () => {
    clear();
    close();
  };
  const choices = useLeagues(values.season);
  const isDataset = values.kind === 'dataset';
  const [error, setError] = useState<CallError | null>(null);
  const address = useRef<HTMLInputElement>(null);
  const isOfAddress = error?.field === 'address';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const refused = await feeds.save(feed?.id ?? null, {
      name: values.name,
      kind: values.kind,
      address: values.address.trim(),
      season: isDataset ? null : choices.season,
      leagueId: isDataset ? null : Number(values.league),
      everyMinutes: feedPeriods.find((minutes) => String(minutes) === values.every) ?? 180,
      addsTeams: values.addsTeams,
    });
    setError(refused);
    if (!refused) giveUp();
    else if (refused.field === 'address') address.current?.focus();
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
          ref={address}
          inputMode="url"
          error={isOfAddress && error.message}
          value={values.address}
          onChange={(event) => {
            set({ address: event.currentTarget.value });
            if (isOfAddress) setError(null);
          }}
          required
        />
        {!isDataset && <LeagueFields values={values} set={set} choices={choices} />}
        <NativeSelect
          label={m.feeds_every()}
          value={values.every}
          data={periodOptions()}
          onChange={(event) => set({ every: event.currentTarget.value })}
        />
        {error && !isOfAddress && <Note role="alert">{error.message}</Note>}
        <Group gap="xs">
          <Button type="submit" disabled={feeds.isPending}>
            {m.feeds_save()}
          </Button>
          <Button variant="default" onClick={giveUp}>
            {m.feeds_cancel()}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
