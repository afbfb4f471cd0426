import { contracted } from '../../../lib/format/contracted.ts';
import { Button, Input, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { decisions, maxGoals } from '@rondelle/contracts/competition/lists.ts';
import { mostScenarioResults } from '@rondelle/contracts/competition/what-if.ts';
import { fieldName, whatIfIn } from '@rondelle/contracts/site/what-if-search.ts';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { formatDay } from '../../../lib/format/format.ts';
import { usePage, usePageLocation } from '../../../lib/page/page-location.ts';
import { realGoals, scenarioAddress, whatIfId } from '../what-if.ts';
import { m } from '../../../paraglide/messages.js';
import { decisionWords } from '../../../ui/game-words/decision-words.ts';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { checkMargins, forgetMargins } from './what-if-margins.ts';
import blocks from '../../../ui/blocks.module.css';

/** Number of upcoming games in the form. */
const visibleCount = 10;

type Row = { readonly game: GameCard; readonly scenario: GameCard | undefined };

/** Upcoming and latest games in an order that does not depend on the scenario, after other games of the scenario. */
const rowsOf = ({ whatIf, upcoming, latest }: LeagueOutput): readonly Row[] => {
  const scenario = new Map(whatIf?.games.map((pair) => [pair.actual.id, pair.scenario]));
  const near = [...upcoming.slice(0, visibleCount), ...latest];
  const nearIds = new Set(near.map(({ id }) => id));
  const far = (whatIf?.games ?? []).map(({ actual }) => actual).filter(({ id }) => !nearIds.has(id));
  return [...far, ...near].map((game) => ({ game, scenario: scenario.get(game.id) }));
};

function Goals({ row: { game, scenario }, side }: { row: Row; side: 'home' | 'away' }) {
  const { name, goals } = game[side];
  return (
    <label className={blocks.beside}>
      <span className={blocks.grow}>{name}</span>
      <Input
        type="number"
        w="5rem"
        inputMode="numeric"
        min={0}
        max={maxGoals}
        name={fieldName(game.id, side)}
        defaultValue={scenario?.[side].goals ?? ''}
        placeholder={goals === null ? '' : String(goals)}
        aria-label={m.whatif_goals_of({ ofTeam: contracted(name), day: formatDay(game.date) })}
      />
    </label>
  );
}

function GameFields({ row }: { row: Row }) {
  const { game, scenario } = row;
  const [home, away, day] = [game.home.name, game.away.name, formatDay(game.date)];
  return (
    <li className={`${blocks.card} ${blocks.stack} ${blocks.tight}`}>
      <input type="hidden" name={fieldName(game.id, 'real')} value={realGoals(game)} />
      <span className={blocks.label}>{formatDay(game.date, 'bare')}</span>
      <Goals row={row} side="home" />
      <Goals row={row} side="away" />
      <NativeSelect
        name={fieldName(game.id, 'in')}
        defaultValue={scenario?.decidedIn ?? game.decidedIn ?? 'regulation'}
        aria-label={m.whatif_decided({ home, away, day })}
        data={decisions.map((value) => ({ value, label: decisionWords(value) }))}
      />
    </li>
  );
}

/** The other search parameters, as hidden fields that are sent with the form. */
function OtherParameters() {
  const others = [...new URLSearchParams(usePageLocation().search)].filter(
    ([name]) => !name.startsWith('whatIf'),
  );
  return others.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** A form for results of upcoming and latest games. It works without JavaScript; with it, the URL is short. */
export function WhatIfForm({ answer }: { answer: LeagueOutput }) {
  const pageLocation = usePageLocation();
  const { search } = usePage('league');
  const [, navigate] = useLocation();
  const rows = rowsOf(answer);
  const gameIds = rows.map(({ game }) => game.id);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!checkMargins(event.currentTarget, gameIds)) return;
    const filled = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') filled.set(name, value);
    navigate(scenarioAddress(pageLocation, whatIfIn(filled) ?? ''));
  };
  if (rows.length === 0) return <Empty title={m.whatif_no_games()} />;
  return (
    <Section title={m.whatif_form()}>
      <p className={blocks.note}>{m.whatif_form_hint({ most: mostScenarioResults })}</p>
      <form
        key={whatIfIn(search) ?? ''}
        method="get"
        action={`${pageLocation.path}#${whatIfId}`}
        onInput={(event) => forgetMargins(event.currentTarget, gameIds)}
        onSubmit={submit}
      >
        <OtherParameters />
        <ul className={blocks.grid}>
          {rows.map((row) => (
            <GameFields key={row.game.id} row={row} />
          ))}
        </ul>
        <Button type="submit" mt="sm">
          {m.whatif_show()}
        </Button>
      </form>
    </Section>
  );
}
