import { seasonOf } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import { topicsOf } from '../changed-topics.ts';
import type { Projected } from '../projector.ts';
import { readCheckpoint } from '../state.ts';
import type { Running } from './running.ts';

type Teller = Pick<Running, 'pool' | 'publish' | 'onError'>;

const send = async ({ publish, onError }: Teller, hint: ChangeHint): Promise<void> => {
  try {
    await publish(hint);
  } catch (error) {
    onError(error);
  }
};

/** Says that these events are in the views. Of seasons that others work on, it says nothing but that they may differ. */
export const notify = async (
  run: Teller,
  { events, changed, setAside, backAgain }: Projected,
): Promise<void> => {
  const position = events.at(-1)?.position;
  if (position === undefined) return;
  const seasons = new Set(events.map(seasonOf));
  const seasonIds = [...seasons].filter((id) => id !== null);
  if (seasons.has(null)) await notifyAll(run);
  if (seasonIds.length > 0)
    await send(run, { seasonIds, position, topics: topicsOf(changed, events, [...setAside, ...backAgain]) });
};

/**
 * After a change of the catalogue, a rebuild, another projector's turn, or when something set aside was tried again:
 * everything may differ, and all views have come so far.
 */
export const notifyAll = async (run: Teller): Promise<void> => {
  const { position } = await readCheckpoint(run.pool);
  await send(run, { seasonIds: 'all', position });
};
