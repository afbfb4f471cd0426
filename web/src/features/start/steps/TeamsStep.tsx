import { Button, Group, InputBase, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { m } from '../../../paraglide/messages.js';
import { DoingLine } from '../parts/DoingLine.tsx';
import { useDoing } from '../use-doing.ts';
import type { StartState } from '../use-start-state.ts';
import { teamLines } from './team-lines.ts';

type Made = { readonly id: number; readonly leagueId: number };

const isCalled =
  (name: string) =>
  (one: { readonly name: string }): boolean =>
    one.name.toLowerCase() === name.toLowerCase();

/** The teams of a league, pasted or typed, one a line. */
export function TeamsStep({ state }: { state: StartState }) {
  const { client } = trpc.useUtils();
  const { lang, season, leagues, choices } = state;
  const doing = useDoing();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  // What was added can be taken back after a reload as well.
  const { draft, change } = useDraft<{ made: readonly Made[] }>('start teams', () => ({ made: [] }));
  const { made } = draft;
  const league =
    leagues.find(({ id }) => String(id) === chosen) ?? leagues.find(({ teams }) => teams < 2) ?? leagues[0];
  if (!season || !league) return <p>{m.start_before_first()}</p>;
  const teams = teamLines(text);
  const divisions = choices?.divisions ?? [];
  const { id: seasonId } = season;
  const { id: leagueId, category, region } = league;
  const add = async () => {
    const registered = await doing.doAll(
      teams.map(
        ({ name, city }) =>
          (commandId: string, signal: AbortSignal) =>
            client.team.register.mutate(
              { commandId, lang, seasonId, name, city, categoryId: category.id, regionId: region.id },
              { signal },
            ),
      ),
    );
    const wanted = [...new Set(teams.flatMap(({ division }) => division ?? []))];
    const missing = wanted.filter((name) => !divisions.some(isCalled(name)));
    const added = await doing.doAll(
      missing.map((name) => async (commandId: string, signal: AbortSignal) => ({
        name,
        id: (await client.division.add.mutate({ commandId, lang, name: { fr: name, en: name } }, { signal }))
          .id,
      })),
    );
    const all = [...divisions, ...added];
    const divisionOf = (name: string | null | undefined) =>
      name ? (all.find(isCalled(name))?.id ?? null) : null;
    const entries = registered.map(({ id: teamId }, at) => ({
      teamId,
      divisionId: divisionOf(teams[at]?.division),
    }));
    if (entries.length > 0)
      await doing.doAll([
        (commandId, signal) =>
          client.league.enterTeams.mutate(
            { commandId, lang, leagueId, seasonId, teams: entries },
            { signal },
          ),
      ]);
    change({ made: [...made, ...registered.map(({ id }) => ({ id, leagueId }))] });
    if (registered.length === teams.length) setText('');
    await state.refetch();
  };
  const takeBack = async () => {
    const reason = 'typing-error' as const;
    await doing.doAll(
      made.flatMap(({ id: teamId, leagueId: of }) => [
        (commandId: string, signal: AbortSignal) =>
          client.league.removeTeam.mutate({ commandId, lang, leagueId: of, seasonId, teamId }, { signal }),
        (commandId: string, signal: AbortSignal) =>
          client.team.delete.mutate({ commandId, lang, teamId, reason }, { signal }),
      ]),
    );
    change({ made: [] });
    await state.refetch();
  };
  return (
    <Stack gap="sm">
      {leagues.length > 1 && (
        <NativeSelect
          label={m.import_league()}
          value={String(leagueId)}
          data={leagues.map(({ id, name, teams: count }) => ({
            value: String(id),
            label: m.start_league_teams({ name, count }),
          }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
          maw="26rem"
        />
      )}
      <InputBase
        component="textarea"
        multiline
        rows={8}
        maw="34rem"
        label={m.start_teams({ league: league.name })}
        description={`${m.start_teams_hint()} ${m.start_teams_divisions()}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Group gap="xs">
        <Button
          aria-disabled={doing.busy || teams.length === 0}
          onClick={() => teams.length > 0 && !doing.busy && void add()}
        >
          {m.start_teams_add({ count: teams.length })}
        </Button>
        {made.length > 0 && league.games === 0 && (
          <Button variant="default" aria-disabled={doing.busy} onClick={() => void takeBack()}>
            {m.start_take_back()}
          </Button>
        )}
      </Group>
      <DoingLine doing={doing} />
    </Stack>
  );
}
