import { Box, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { ImportNames } from '@rondelle/contracts/competition/imports.ts';
import { useId, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Note } from '../../../ui/note/Note.tsx';
import blocks from '../../../ui/blocks.module.css';
import { withAnswer, answerTo, keyOf, type Question } from '../name-answers.ts';
import type { Import } from '../use-import.ts';
import { type Maker, MakeLeague } from './MakeLeague.tsx';
import { StepButtons } from './StepButtons.tsx';

type Named = { readonly id: number; readonly name: string };
type Props = {
  names: ImportNames;
  /** The leagues that were made since the names were read. */
  made?: readonly Named[];
  /** Set when the member may make a league; null when none can be made. */
  maker?: Maker | null;
  work: Import;
  restart: (() => void) | null;
};

/** Returns the closest names first, then all others in their order. */
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
  isOptional,
  isWrong,
  maker,
}: {
  question: Question;
  value: string;
  options: readonly { value: string; label: string }[];
  set: (value: string) => void;
  /** True when the empty choice is offered, because there is no default. */
  isOptional: boolean;
  isWrong: boolean;
  maker: Maker | null;
}) {
  const id = useId();
  return (
    <Group component="li" gap="0.25rem 0.75rem">
      <Stack component="span" flex="1 0 14rem" gap={0} miw={0}>
        <strong className={blocks.cut}>{question.text}</strong>
        <span className={`${blocks.note} ${blocks.cut}`}>
          {'league' in question && `${question.league} · `}
          {m.import_rows_of({ count: question.rows })}
        </span>
      </Stack>
      <Box w={{ base: '100%', sm: '20rem' }}>
        <NativeSelect
          id={id}
          aria-label={question.text}
          value={value}
          error={isWrong}
          data={isOptional ? [{ value: '', label: m.import_choose() }, ...options] : options}
          onChange={(event) => set(event.currentTarget.value)}
        />
        {maker && question.leagueId === undefined && (
          <MakeLeague
            maker={maker}
            of={{ text: question.text }}
            name={question.text}
            focus={id}
            label={m.import_make_league_for({ name: question.text })}
          />
        )}
      </Box>
    </Group>
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
  // A league without teams gets its teams from the import.
  return question.leagueId !== undefined && teams.length === 0 ? 'new' : '';
};

/** Questions about unclear names: first of leagues, since teams are matched within their league. */
export function Names({ names, made, maker = null, work, restart }: Props) {
  const leagues: readonly Question[] = names.leagues.filter(({ sure }) => !sure);
  const teams: readonly Question[] = leagues.length > 0 ? [] : names.teams.filter(({ sure }) => !sure);
  const teamsOf = (leagueId = 0) => names.choices.find(({ id }) => id === leagueId)?.teams ?? [];
  const known = new Set(names.choices.map(({ id }) => id));
  const leaguesThere = [...names.choices, ...(made ?? []).filter(({ id }) => !known.has(id))];
  const questions = [...leagues, ...teams];
  const [tried, setTried] = useState(false);
  const firstOf = (one: Question) => firstValue(one, teamsOf(one.leagueId));
  const valueOf = (one: Question) => answerTo(work.answers, one) || firstOf(one);
  const open = questions.filter((one) => valueOf(one) === '').length;
  const go = () => {
    setTried(true);
    if (open > 0) return;
    const all = questions.reduce((answers, one) => withAnswer(answers, one, valueOf(one)), work.answers);
    void work.submitAnswers(all, leagues.length > 0);
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
      <ol className={`${blocks.rows} ${blocks.surface}`}>
        {questions.map((one) => (
          <QuestionRow
            key={keyOf(one)}
            question={one}
            value={valueOf(one)}
            set={(value) => work.setAnswers(withAnswer(work.answers, one, value))}
            isOptional={firstOf(one) === ''}
            maker={maker}
            isWrong={tried && valueOf(one) === ''}
            options={
              one.leagueId === undefined
                ? [...optionsOf(one.candidates, leaguesThere), skip]
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
      <StepButtons work={work} restart={restart}>
        <Button onClick={go} aria-disabled={work.busy !== null}>
          {m.import_continue()}
        </Button>
      </StepButtons>
    </Stack>
  );
}
