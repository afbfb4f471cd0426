import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import type { GameQuestion } from '@rondelle/contracts/competition/import-questions.ts';
import type { ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { gameAnswerTo, withGames } from '../game-answers.ts';
import { gameWords, whyWords, lineWords } from '../words.ts';
import type { Import } from '../use-import.ts';
import type { Sheet } from '../use-sheet.ts';

type Props = { plan: ImportPlan; sheet: Sheet | null; work: Import };

const optionsOf = ({ candidates }: GameQuestion) => [
  { value: '', label: m.import_choose() },
  ...candidates.map((game) => ({
    value: String(game.id),
    label: m.import_asks_that({ game: gameWords(game) }),
  })),
  { value: 'new', label: m.import_asks_new() },
];

function QuestionRow({ question, sheet, work }: Omit<Props, 'plan'> & { question: GameQuestion }) {
  const { line } = question;
  const game = gameWords(question);
  const row = m.import_asks_row({ line: lineWords(sheet, line), game });
  return (
    <Stack component="li" gap="0.25rem">
      <strong>{row}</strong>
      <NativeSelect
        label={whyWords(question)}
        aria-label={`${row}. ${whyWords(question)}`}
        data={optionsOf(question)}
        value={gameAnswerTo(work.answers, line)}
        onChange={({ currentTarget: { value } }) =>
          work.setAnswers(withGames(work.answers, [{ line, value }]))
        }
      />
    </Stack>
  );
}

/** The answers in the plan, each with a button that opens its question again. */
function PlannedAnswers({ work }: { work: Import }) {
  const count = work.answers.games?.length ?? 0;
  if (count === 0 || work.hasNewAnswers) return null;
  return (
    <Group gap="xs">
      <span>{m.import_asks_given({ count })}</span>
      <Button size="compact-sm" variant="default" onClick={() => void work.planAgain({ games: [] })}>
        {m.import_asks_afresh()}
      </Button>
    </Group>
  );
}

/** Questions about rows that may be games of the site. Rows without an answer are not imported. */
export function GameQuestions({ plan: { asks, askCount }, sheet, work }: Props) {
  if (askCount === 0) return <PlannedAnswers work={work} />;
  const all = (valueOf: (question: GameQuestion) => string) => () =>
    work.setAnswers(
      withGames(
        work.answers,
        asks.map((one) => ({ line: one.line, value: valueOf(one) })),
      ),
    );
  return (
    <section>
      <h3>{m.import_asks_title({ count: askCount })}</h3>
      <p>{m.import_asks_hint()}</p>
      {asks.length > 1 && (
        <Group gap="xs">
          <Button variant="default" onClick={all(({ candidates }) => String(candidates[0]?.id ?? 'new'))}>
            {m.import_asks_all_first()}
          </Button>
          <Button variant="default" onClick={all(() => 'new')}>
            {m.import_asks_all_new()}
          </Button>
        </Group>
      )}
      <ol className={blocks.rows}>
        {asks.map((question) => (
          <QuestionRow key={question.line} question={question} sheet={sheet} work={work} />
        ))}
        {askCount > asks.length && <li>{m.import_more({ count: askCount - asks.length })}</li>}
      </ol>
      <Button
        mt="xs"
        variant="default"
        aria-disabled={!work.hasNewAnswers || work.busy !== null}
        onClick={() => void work.planAgain()}
      >
        {m.import_asks_apply()}
      </Button>
      <PlannedAnswers work={work} />
    </section>
  );
}
