import { Button } from '@mantine/core';
import { m } from '../../paraglide/messages.js';
import { Note } from '../../ui/note/Note.tsx';
import type { Score } from './score.ts';
import type { Keeper } from './use-keeper.ts';

type Props = Pick<Keeper, 'isLost' | 'isSent' | 'waiting' | 'error' | 'conflict' | 'score'> & {
  restoreMine: (score: Score) => void;
};

const problemText = ({ conflict, error }: Props): string | null => {
  if (!conflict) return error;
  const { by, dropped } = conflict;
  return by ? m.keep_conflict_by({ name: by, count: dropped }) : m.keep_conflict({ count: dropped });
};

/** State of the sent taps, with the reason for unsent ones; on a conflict, the other score beside this one. */
export function SendStatus(props: Props) {
  const { isLost, isSent, waiting, conflict, score, restoreMine } = props;
  const problem = problemText(props);
  return (
    <div role="status">
      {problem && (
        <Note>
          {problem}{' '}
          {conflict?.mine && (
            <Button
              variant="default"
              size="md"
              mt="xs"
              onClick={() => conflict.mine && restoreMine(conflict.mine)}
            >
              {m.keep_mine({
                home: conflict.mine.homeGoals,
                away: conflict.mine.awayGoals,
                theirs: `${score.homeGoals} – ${score.awayGoals}`,
              })}
            </Button>
          )}
        </Note>
      )}
      {!problem && isLost && <p>{m.keep_waiting({ count: waiting.length })}</p>}
      {!problem && !isLost && <p>{isSent ? m.keep_sent() : m.keep_sending()}</p>}
    </div>
  );
}
