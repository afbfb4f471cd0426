import type { ReactNode } from 'react';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { useMe } from '../../../lib/use-me.ts';
import { usePaths } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import '../../../ui/form/styles.ts';
import { Link } from '../../../ui/link/Link.tsx';
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
import classes from './start.module.css';
import blocks from '../../../ui/blocks.module.css';

type Step = {
  readonly name: string;
  readonly isDone: boolean;
  /** What is there of it. */
  readonly said: string;
  readonly content: ReactNode;
};

const names = (things: readonly { readonly name: string }[]): string =>
  things.map(({ name }) => name).join(', ');

const stepsOf = (state: StartState): readonly Step[] => {
  const { season, choices, rulesets, leagues } = state;
  const teams = leagues.reduce((sum, league) => sum + league.teams, 0);
  const games = leagues.reduce((sum, league) => sum + league.games, 0);
  return [
    {
      name: m.start_step_season(),
      isDone: season !== null,
      said: season?.slug ?? '',
      content: <SeasonStep state={state} />,
    },
    {
      name: m.start_step_catalogue(),
      isDone: Boolean(choices && choices.regions.length > 0 && choices.categories.length > 0),
      said: choices
        ? m.start_catalogue_said({ regions: choices.regions.length, categories: choices.categories.length })
        : '',
      content: <CatalogueStep state={state} />,
    },
    {
      name: m.start_step_rules(),
      isDone: rulesets.length > 0,
      said: m.start_rules_said({ count: rulesets.length }),
      content: <RulesStep state={state} />,
    },
    {
      name: m.start_step_league(),
      isDone: leagues.length > 0,
      said: names(leagues.slice(0, 3)),
      content: <LeagueStep state={state} />,
    },
    {
      name: m.start_step_teams(),
      isDone: leagues.length > 0 && leagues.every((league) => league.teams > 1),
      said: m.teams_count({ count: teams }),
      content: <TeamsStep state={state} />,
    },
    {
      name: m.start_step_calendar(),
      isDone: games > 0,
      said: m.games_count({ count: games }),
      content: <CalendarStep state={state} />,
    },
  ];
};

function StepPart({ step, number, isOpen }: { step: Step; number: number; isOpen: boolean }) {
  return (
    <li className={blocks.surface} data-done={step.isDone || undefined}>
      <details key={`${isOpen}`} open={isOpen}>
        <summary>
          <span className={classes.number}>{step.isDone ? '✓' : number}</span>
          <h2>{step.name}</h2>
          <span className={`${blocks.muted} ${blocks.cut} ${classes.said}`}>
            {step.isDone ? step.said : ''}
          </span>
        </summary>
        <div className={classes.content}>{step.content}</div>
      </details>
    </li>
  );
}

/** The steps of an evening, each opened where the one before is done, and again whenever somebody likes. */
export function FirstSteps() {
  const state = useStartState();
  const me = useMe();
  const paths = usePaths();
  if (state.isPending) return <Loading shape="cards" />;
  if (state.failed) return <Failed failure={{ kind: 'failed' }} retry={() => void state.refetch()} />;
  if (!state.signedIn && state.setup?.isOpen) return <AdminStep state={state} />;
  if (!state.signedIn)
    return (
      <Note>
        <p>{m.start_log_in()}</p>
        <Link href={`${paths.login()}?next=${encodeURIComponent(paths.start())}`}>{m.login_title()}</Link>
      </Note>
    );
  if (!me) return <Loading shape="cards" />;
  if (!isAllowed(me.role, 'season/write')) return <Note>{m.only_for_season()}</Note>;
  const steps = stepsOf(state);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={classes.steps}>
      {steps.map((step, at) => (
        <StepPart
          key={step.name}
          step={step}
          number={at + 1}
          isOpen={at === (next < 0 ? steps.length - 1 : next)}
        />
      ))}
    </ol>
  );
}
