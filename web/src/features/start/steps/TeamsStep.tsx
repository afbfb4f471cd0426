import { Button, Group, InputBase, NativeSelect, Stack } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import { CommandProgress } from '../parts/CommandProgress.tsx';
import type { StartState } from '../use-start-state.ts';
import { useLeagueToFill, useNewTeams } from './use-new-teams.ts';

type FormProps = {
  state: StartState;
  season: NonNullable<StartState['season']>;
  league: StartState['leagues'][number];
  choose: (leagueId: string) => void;
};

function TeamsForm({ state, season, league, choose }: FormProps) {
  const { doing, text, setText, count, hasMade, add, takeBack } = useNewTeams(state, season, league);
  return (
    <Stack gap="sm">
      {state.leagues.length > 1 && (
        <NativeSelect
          label={m.import_league()}
          value={String(league.id)}
          data={state.leagues.map(({ id, name, teams: entered }) => ({
            value: String(id),
            label: m.start_league_teams({ name, count: entered }),
          }))}
          onChange={(event) => choose(event.currentTarget.value)}
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
          aria-disabled={doing.busy || count === 0}
          onClick={() => count > 0 && !doing.busy && void add()}
        >
          {m.start_teams_add({ count })}
        </Button>
        {hasMade && league.games === 0 && (
          <Button variant="default" aria-disabled={doing.busy} onClick={() => void takeBack()}>
            {m.start_take_back()}
          </Button>
        )}
      </Group>
      <CommandProgress doing={doing} />
    </Stack>
  );
}

/** Registers the teams of a league from text with one team on each line, and enters them in the league. */
export function TeamsStep({ state }: { state: StartState }) {
  const { league, choose } = useLeagueToFill(state);
  if (!state.season || !league) return <p>{m.start_before_first()}</p>;
  return <TeamsForm state={state} season={state.season} league={league} choose={choose} />;
}
