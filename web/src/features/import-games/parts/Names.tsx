import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { ImportNames, SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Note } from '../../../ui/note/Note.tsx';
import blocks from '../../../ui/blocks.module.css';
import type { Import } from '../use-import.ts';
import classes from './import.module.css';

type Named = { readonly id: number; readonly name: string };
type Props = { names: ImportNames; work: Import; restart: () => void };
type Question = ImportNames['teams'][number] | (ImportNames['leagues'][number] & { leagueId?: undefined });

const keyOf = ({ leagueId = 0, text }: Question): string => `${leagueId} ${text}`;

/** The closest first, then all others by name. */
const optionsOf = (close: readonly Named[], all: readonly Named[]) => {
  const known = new Set(close.map(({ id }) => id));
  const option = ({ id, name }: Named) => ({ value: String(id), label: name });
  return [...close.map(option), ...all.filter(({ id }) => !known.has(id)).map(option)];
};

function QuestionRow({
  question,
  value,
  options,
  set,
  isWrong,
}: {
  question: Question;
  value: string;
  options: readonly { value: string; label: string }[];
  set: (value: string) => void;
  isWrong: boolean;
}) {
  return (
    <li>
      <span className={classes.heading}>
        <strong className={blocks.cut}>{question.text}</strong>
        <span className={`${blocks.note} ${blocks.cut}`}>
          {'league' in question && `${question.league} · `}
          {m.import_rows_of({ count: question.rows })}
        </span>
      </span>
      <NativeSelect
        aria-label={question.text}
        value={value}
        error={isWrong}
        data={[{ value: '', label: m.import_choose() }, ...options]}
        onChange={(event) => set(event.currentTarget.value)}
      />
    </li>
  );
}

function Known({ names }: { names: ImportNames }) {
  const all: readonly Question[] = [...names.leagues, ...names.teams];
  const sure = all.filter((one) => one.sure);
  if (sure.length === 0) return null;
  return (
    <details className={blocks.fold}>
      <summary>{m.import_names_known({ count: sure.length })}</summary>
      <ul className={blocks.columns}>
        {sure.map((one) => (
          <li key={keyOf(one)}>
            {one.text} → {one.found?.name}
          </li>
        ))}
      </ul>
    </details>
  );
}

const firstValue = (question: Question, teams: readonly Named[]): string => {
  if (question.found) return String(question.found.id);
  // In a league without teams, they come with its calendar.
  return question.leagueId !== undefined && teams.length === 0 ? 'new' : '';
};

/** Asks what is meant by the names that are not clear; leagues first, since teams are looked for in theirs. */
export function Names({ names, work, restart }: Props) {
  const leagues: readonly Question[] = names.leagues.filter(({ sure }) => !sure);
  const teams: readonly Question[] = leagues.length > 0 ? [] : names.teams.filter(({ sure }) => !sure);
  const teamsOf = (leagueId = 0) => names.choices.find(({ id }) => id === leagueId)?.teams ?? [];
  const asked = [...leagues, ...teams];
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(asked.map((one) => [keyOf(one), firstValue(one, teamsOf(one.leagueId))])),
  );
  const [tried, setTried] = useState(false);
  const valueOf = (one: Question) => chosen[keyOf(one)] ?? '';
  const set = (one: Question) => (value: string) => setChosen((now) => ({ ...now, [keyOf(one)]: value }));
  const open = asked.filter((one) => valueOf(one) === '').length;
  const answersNow = (): SheetAnswers => ({
    ...work.answers,
    leagues: [
      ...work.answers.leagues,
      ...leagues.map((one) => ({
        text: one.text,
        leagueId: valueOf(one) === 'skip' ? null : Number(valueOf(one)),
      })),
    ],
    teams: [
      ...work.answers.teams.filter(
        ({ leagueId, text }) => !teams.some((one) => keyOf(one) === `${leagueId} ${text}`),
      ),
      ...teams.map((one) => {
        const value = valueOf(one);
        const team: SheetAnswers['teams'][number]['team'] =
          value === 'new' || value === 'skip' ? value : Number(value);
        return { leagueId: one.leagueId ?? 0, text: one.text, team };
      }),
    ],
  });
  const go = () => {
    setTried(true);
    if (open === 0) void work.answer(answersNow(), leagues.length > 0);
  };
  const skip = { value: 'skip', label: m.import_skip() };
  return (
    <Stack gap="md">
      <div>
        <h2>{leagues.length > 0 ? m.import_which_leagues() : m.import_which_teams()}</h2>
        <Text size="sm" c="dimmed">
          {m.import_names_hint()}
        </Text>
      </div>
      <ol className={`${blocks.rows} ${blocks.surface} ${classes.questions}`}>
        {asked.map((one) => (
          <QuestionRow
            key={keyOf(one)}
            question={one}
            value={valueOf(one)}
            set={set(one)}
            isWrong={tried && valueOf(one) === ''}
            options={
              one.leagueId === undefined
                ? [...optionsOf(one.candidates, names.choices), skip]
                : [
                    ...optionsOf(one.candidates, teamsOf(one.leagueId)),
                    { value: 'new', label: m.import_new_team({ name: one.text }) },
                    skip,
                  ]
            }
          />
        ))}
      </ol>
      <Known names={names} />
      {tried && open > 0 && <Note role="alert">{m.import_names_open({ count: open })}</Note>}
      <Group gap="xs">
        <Button onClick={go} aria-disabled={work.busy !== null}>
          {m.import_continue()}
        </Button>
        <Button variant="default" onClick={restart}>
          {m.import_other_file()}
        </Button>
      </Group>
    </Stack>
  );
}
