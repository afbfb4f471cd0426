import type { ReplayOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { ReplayInput } from '@rondelle/contracts/competition/history.inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { withMembers } from '@rondelle/members/member-names.ts';
import { plain } from './plain.ts';
import type { Sources } from './pages.ts';
import { storyOf, entityOfStream } from './stories.ts';
import { describeWithFacts } from './describe-steps.ts';

const perPage = 200;

/** Replays one stream event by event, with the facts after each. Throws `event/unknown` for a stream without events. */
export const replayed = async (
  { db, log }: Sources,
  { lang, stream, from: requested }: ReplayInput,
): Promise<ReplayOutput> => {
  const entity = entityOfStream(stream);
  const steps = entity ? await storyOf(log, entity.kind, entity.id) : [];
  if (steps.length === 0) throw new DomainError('event/unknown', 'stream');
  // A start beyond the end returns the last page.
  const from = Math.min(requested, Math.max(steps.length - perPage, 0));
  const page = steps.slice(from, from + perPage);
  const described = await describeWithFacts(db, lang, page);
  const entries = await withMembers(
    db,
    lang,
    described.map(({ entry }) => entry),
  );
  return {
    stream,
    total: steps.length,
    from,
    steps: described.map(({ entry, facts }, at) => ({
      entry: entries[at] ?? entry,
      facts,
      event: page[at]?.event ?? null,
      state: plain(page[at]?.state),
    })),
    next: steps.length > from + perPage ? String(from + perPage) : null,
  };
};
