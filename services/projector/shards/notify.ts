import { seasonOf } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import { topicsOf } from '../changed-topics.ts';
import { concernsOfChange } from '../concerns.ts';
import type { Projected } from '../projector.ts';
import { readCheckpoint } from '../state.ts';
import type { Running } from './running.ts';

type Notifier = Pick<Running, 'pool' | 'publish' | 'onError'>;
type Notifying = Notifier & Pick<Running, 'views'>;

const send = async ({ publish, onError }: Notifier, hint: ChangeHint): Promise<void> => {
  try {
    await publish(hint);
  } catch (error) {
    onError(error);
  }
};

/**
 * Publishes that these events are in the views. For events of the catalogue, it publishes that any season may differ.
 */
export const notify = async (run: Notifying, projected: Projected): Promise<void> => {
  const { events, changed, quarantined, released } = projected;
  const position = events.at(-1)?.position;
  if (position === undefined) return;
  const seasons = new Set(events.map(seasonOf));
  const seasonIds = [...seasons].filter((id) => id !== null);
  if (seasons.has(null)) await notifyAll(run);
  if (seasonIds.length > 0)
    await send(run, {
      seasonIds,
      position,
      topics: topicsOf(changed, events, [...quarantined, ...released]),
      narrow: seasons.has(null) ? undefined : concernsOfChange(run.views, projected),
    });
};

/**
 * Publishes that everything may have changed: after a change of the catalogue, a rebuild, a takeover, or a retry of the
 * quarantine. The position is the one that all views have reached.
 */
export const notifyAll = async (run: Notifier): Promise<void> => {
  const { position } = await readCheckpoint(run.pool);
  await send(run, { seasonIds: 'all', position });
};
