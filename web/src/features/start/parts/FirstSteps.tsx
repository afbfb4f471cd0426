import { Box, Stack, ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.css';
import { type ReactNode, useState } from 'react';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { useMe } from '../../../lib/member/use-me.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import '../../../ui/fields/styles.ts';
import { LoginLink } from '../../../ui/link/LoginLink.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { AdminStep } from '../steps/AdminStep.tsx';
import { CalendarStep } from '../steps/CalendarStep.tsx';
import { CatalogueStep } from '../steps/CatalogueStep.tsx';
import { LeagueStep } from '../steps/LeagueStep.tsx';
import { RulesStep } from '../steps/RulesStep.tsx';
import { SeasonStep } from '../steps/SeasonStep.tsx';
import { TeamsStep } from '../steps/TeamsStep.tsx';
import { type StartState, useStartState } from '../use-start-state.ts';
import blocks from '../../../ui/blocks.module.css';

type Step = {
  readonly name: string;
  readonly isDone: boolean;
  /** Summary of what already exists, such as the number of teams. */
  readonly summary: string;
  readonly content: ReactNode;
};

const names = (entities: readonly { readonly name: string }[]): string =>
  entities.map(({ name }) => name).join(', ');

const stepsOf = (state: StartState): readonly Step[] => {
  const { season, choices, rulesets, leagues } = state;
  const teams = leagues.reduce((sum, league) => sum + league.teams, 0);
  const games = leagues.reduce((sum, league) => sum + league.games, 0);
  return [
    {
      name: m.start_step_season(),
      isDone: season !== null,
      summary: season?.slug ?? '',
      content: <SeasonStep state={state} />,
    },
    {
      name: m.start_step_catalogue(),
      isDone: Boolean(choices && choices.regions.length > 0 && choices.categories.length > 0),
      summary: choices
        ? m.start_catalogue_said({ regions: choices.regions.length, categories: choices.categories.length })
        : '',
      content: <CatalogueStep state={state} />,
    },
    {
      name: m.start_step_rules(),
      isDone: rulesets.length > 0,
      summary: m.start_rules_said({ count: rulesets.length }),
      content: <RulesStep state={state} />,
    },
    {
      name: m.start_step_league(),
      isDone: leagues.length > 0,
      summary: names(leagues.slice(0, 3)),
      content: <LeagueStep state={state} />,
    },
    {
      name: m.start_step_teams(),
      isDone: leagues.length > 0 && leagues.every((league) => league.teams > 1),
      summary: m.teams_count({ count: teams }),
      content: <TeamsStep state={state} />,
    },
    {
      name: m.start_step_calendar(),
      isDone: games > 0,
      summary: m.games_count({ count: games }),
      content: <CalendarStep state={state} />,
    },
  ];
};

function StepPart({ step, number, isOpen }: { step: Step; number: number; isOpen: boolean }) {
  const [open, setOpen] = useState(isOpen);
  const [wasTurn, setWasTurn] = useState(isOpen);
  // Not by a key, because a new key would clear the step's input.
  if (wasTurn !== isOpen) {
    setWasTurn(isOpen);
    setOpen(isOpen);
  }
  return (
    <li className={blocks.surface}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Box component="summary" className={`${blocks.line} ${blocks.middle}`} px="md" py="0.625rem">
          <ThemeIcon component="span" radius="xl" size="2rem" variant={step.isDone ? 'filled' : 'default'}>
            {step.isDone ? '✓' : number}
          </ThemeIcon>
          <Box component="h2" fz="lg" m={0}>
            {step.name}
          </Box>
          <span className={blocks.muted}>{step.isDone ? step.summary : ''}</span>
        </Box>
        <Box p="md" style={{ borderTop: '1px solid var(--r-line)' }}>
          {step.content}
        </Box>
      </details>
    </li>
  );
}

/** The set-up steps; the first unfinished one is expanded, and any other can be expanded too. */
export function FirstSteps() {
  const state = useStartState();
  const me = useMe();
  const paths = usePaths();
  if (state.isPending) return <Loading shape="cards" />;
  if (state.failure) return <Failed failure={state.failure} retry={() => void state.refetch()} />;
  if (!state.signedIn && state.setup?.isOpen) return <AdminStep state={state} />;
  if (!state.signedIn)
    return (
      <Note>
        <p>{m.start_log_in()}</p>
        <LoginLink next={paths.start()} />
      </Note>
    );
  if (!me) return <Loading shape="cards" />;
  if (!isAllowed(me.role, 'season/write')) return <Note>{m.only_for_season()}</Note>;
  const steps = stepsOf(state);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Stack component="ol" gap="sm">
      {steps.map((step, at) => (
        <StepPart
          key={step.name}
          step={step}
          number={at + 1}
          isOpen={at === (next < 0 ? steps.length - 1 : next)}
        />
      ))}
    </Stack>
  );
}
