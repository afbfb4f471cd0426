import { Button, Checkbox, Group } from '@mantine/core';
import type { GameInQuestion } from '@rondelle/contracts/competition/import-questions.ts';
import type { ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { isCancelled, withAbsent } from '../game-answers.ts';
import { gameWords } from '../words.ts';
import type { Import } from '../use-import.ts';

type Props = { plan: ImportPlan; work: Import };

const isOpen = ({ status }: GameInQuestion): boolean => status === 'scheduled' || status === 'postponed';

/** Lists recorded games on the file’s days that are missing from the file, to cancel or retain. */
export function NotInFile({ plan: { absent, absentCount }, work }: Props) {
  if (absentCount === 0) return null;
  const open = absent.filter(isOpen).map(({ id }) => id);
  const choose = (ids: readonly number[], isOff: boolean) =>
    work.setAnswers(withAbsent(work.answers, ids, isOff ? 'cancel' : 'keep'));
  const areAllCancelled = open.every((id) => isCancelled(work.answers, id));
  return (
    <details className={blocks.fold}>
      <summary>{m.import_absent_title({ count: absentCount })}</summary>
      <p>{m.import_absent_hint()}</p>
      {open.length > 1 && (
        <Button mt="xs" size="compact-sm" variant="default" onClick={() => choose(open, !areAllCancelled)}>
          {areAllCancelled ? m.import_absent_none() : m.import_absent_all()}
        </Button>
      )}
      <ul className={blocks.rows}>
        {absent.map((game) => (
          <li key={game.id}>
            {isOpen(game) ? (
              <Checkbox
                label={gameWords(game)}
                checked={isCancelled(work.answers, game.id)}
                onChange={(event) => choose([game.id], event.currentTarget.checked)}
              />
            ) : (
              <a href={game.path} target="_blank">
                {gameWords(game)}
              </a>
            )}
          </li>
        ))}
        {absentCount > absent.length && <li>{m.import_more({ count: absentCount - absent.length })}</li>}
      </ul>
      <Group mt="xs">
        <Button
          variant="default"
          aria-disabled={!work.hasNewAnswers || work.busy !== null}
          onClick={() => void work.planAgain()}
        >
          {m.import_asks_apply()}
        </Button>
      </Group>
    </details>
  );
}
