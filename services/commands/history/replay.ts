import type { ReplayOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { ReplayInput } from '@rondelle/contracts/competition/history.inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Sources } from './pages.ts';
import { storyOf, thingIn } from './stories.ts';
import { importedWhole } from './tell.ts';

const shown = 200;

/** One stream event by event, with what was known after each. Fails with `event/unknown` for a stream without events. */
export const replayed = async (
  { db, log }: Sources,
  { lang, stream, from: asked }: ReplayInput,
): Promise<ReplayOutput> => {
  const thing = thingIn(stream);
  const steps = thing ? await storyOf(log, thing.kind, thing.id) : [];
  if (steps.length === 0) throw new DomainError('event/unknown', 'stream');
  // Who asks for more than there are gets the last ones.
  const from = Math.min(asked, Math.max(steps.length - shown, 0));
  const page = steps.slice(from, from + shown);
  const told = await importedWhole(db, lang, page);
  return {
    stream,
    total: steps.length,
    from,
    steps: told.map(({ entry, facts }, at) => ({
      entry,
      facts,
      event: page[at]?.event ?? null,
      state: page[at]?.state ?? null,
    })),
    next: steps.length > from + shown ? String(from + shown) : null,
  };
};
