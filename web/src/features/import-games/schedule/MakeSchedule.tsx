import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useId } from 'react';
import type { Outputs } from '../../../lib/http/outputs.ts';
import { useLeagueSearch } from '../../../lib/forms/use-league-search.ts';
import { useMe } from '../../../lib/member/use-me.ts';
import { m } from '../../../paraglide/messages.js';
import { DraftNote } from '../../../ui/form/DraftNote.tsx';
import { SelectSearch } from '../../../ui/form/SelectSearch.tsx';
import '../../../ui/fields/styles.ts';
import type { FieldsOf } from '../../../ui/fields/use-form-state.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { Names } from '../parts/Names.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { Review } from '../parts/Review.tsx';
import { WorkStatus } from '../parts/WorkStatus.tsx';
import { useStepFocus } from '../../../lib/forms/use-step-focus.ts';
import { type Import, useImport } from '../use-import.ts';
import { Conflicts } from './Conflicts.tsx';
import { IceFields } from './IceFields.tsx';
import { GeneratedSchedule } from './GeneratedSchedule.tsx';
import { Standing } from './Standing.tsx';
import { linesOf, type ScheduleState, unreadIn, useSchedule } from './use-schedule.ts';

type Season = Outputs['season']['get'];
const counts = [1, 2, 3, 4, 5, 6];

function SettingsFields({ state, season }: { state: ScheduleState; season: Season }) {
  const { settings, set } = state;
  const search = useLeagueSearch(season.slug);
  const form: FieldsOf<{ leagueId: string }> = {
    id: useId(),
    values: { leagueId: settings.leagueId },
    errors: [],
    set: () => undefined,
  };
  return (
    <Stack gap="sm" maw="26rem">
      <SelectSearch
        form={form}
        name="leagueId"
        label={m.import_league()}
        search={search}
        chosen={settings.leagueName}
        choose={(league) =>
          set({
            leagueId: league ? String(league.id) : '',
            leagueName: league?.name ?? '',
            categoryId: league?.category.id ?? 0,
            regionId: league?.region.id ?? 0,
          })
        }
      />
      <NativeSelect
        label={m.schedule_times()}
        value={settings.times}
        data={counts.map((count) => ({ value: String(count), label: m.schedule_times_each({ count }) }))}
        onChange={(event) => set({ times: event.currentTarget.value })}
      />
    </Stack>
  );
}

/** The settings of a schedule and the games generated from them. */
function Drawing({ state, season, work }: { state: ScheduleState; season: Season; work: Import }) {
  const { settings, teams, schedule } = state;
  const unread = unreadIn(settings, season);
  const publish = () =>
    void work.start(
      { games: linesOf(schedule.games, teams, settings.cities), headings: '', columns: [] },
      Number(settings.leagueId),
    );
  return (
    <>
      {state.isBack && <DraftNote startOver={state.startOver} />}
      <SettingsFields state={state} season={season} />
      <IceFields state={state} season={season} />
      {unread.length > 0 && <Note role="alert">{m.schedule_unread({ texts: unread.join(', ') })}</Note>}
      {settings.leagueId !== '' && teams.length < 2 && !state.isLoading && (
        <Note>{m.schedule_few_teams()}</Note>
      )}
      {teams.length > 1 && (
        <>
          <Standing state={state} />
          <GeneratedSchedule state={state} season={season} />
          <Group>
            <Button
              aria-disabled={work.busy !== null || schedule.games.length === 0}
              onClick={() => schedule.games.length > 0 && publish()}
            >
              {m.schedule_review()}
            </Button>
          </Group>
        </>
      )}
    </>
  );
}

/** Generates a round robin on the available ice; after a review, publishes it as one import. */
export function MakeSchedule({ season }: { season: Season }) {
  const me = useMe();
  const state = useSchedule(season);
  const work = useImport(season, me?.id ?? null, state);
  const { stage } = work;
  const restart = () => {
    state.startOver();
    work.leave();
  };
  const top = useStepFocus(`${stage.at} ${work.turn}`);
  return (
    <Stack gap="lg" ref={top}>
      {stage.at === 'file' && <Drawing state={state} season={season} work={work} />}
      {stage.at === 'names' && <Names key={work.turn} names={stage.names} work={work} restart={null} />}
      {stage.at === 'plan' && (
        <>
          <Conflicts state={state} season={season.slug} />
          {state.replaces.length > 0 && <Note>{m.schedule_replaces({ count: state.replaces.length })}</Note>}
          <Review plan={stage.plan} sheet={null} work={work} restart={null} />
        </>
      )}
      {(stage.at === 'running' || stage.at === 'done') && (
        <Outcome state={stage.state} sheet={null} season={season.slug} work={work} restart={restart} />
      )}
      <WorkStatus work={work} />
    </Stack>
  );
}
