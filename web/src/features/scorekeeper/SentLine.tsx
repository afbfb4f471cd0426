import { Button } from '@mantine/core';
import { m } from '../../paraglide/messages.js';
import { Note } from '../../ui/note/Note.tsx';
import type { Score } from './score.ts';
import type { Keeper } from './use-keeper.ts';

type Props = Pick<Keeper, 'isLost' | 'isSent' | 'waiting' | 'fault' | 'conflict' | 'score'> & {
  keepMine: (score: Score) => void;
};

const toldOf = ({ conflict, fault }: Props): string | null => {
  if (!conflict) return fault;
  const { by, dropped } = conflict;
  return by ? m.keep_conflict_by({ name: by, count: dropped }) : m.keep_conflict({ count: dropped });
};

/** Whether what was tapped has gone out, and why not; what somebody else said meanwhile, beside one’s own. */
export function SentLine(props: Props) {
  const { isLost, isSent, waiting, conflict, score, keepMine } = props;
  const told = toldOf(props);
  return (
    <div role="status">
      {told && (
        <Note>
          {told}{' '}
          {conflict?.mine && (
            <Button
              variant="default"
              size="md"
              mt="xs"
              onClick={() => conflict.mine && keepMine(conflict.mine)}
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
      {!told && isLost && <p>{m.keep_waiting({ count: waiting.length })}</p>}
      {!told && !isLost && <p>{isSent ? m.keep_sent() : m.keep_sending()}</p>}
    </div>
  );
}
