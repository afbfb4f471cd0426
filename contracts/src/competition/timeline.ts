import { z } from 'zod';
import { lang, page } from './parameters.ts';
import { counts, paging, ref, seasonRefOutput } from './outputs.ts';
import { seasonFeats } from './season.outputs.ts';
import { localDate } from './vocabulary.ts';

export const timelineInput = z.object({ lang, page });
export type TimelineInput = z.output<typeof timelineInput>;

const champion = z.object({ of: ref, team: ref, category: ref.nullable() });

/** Seasons, latest first, with their champions and records. */
export const timelineOutput = z.object({
  seasons: z.array(
    z.object({
      season: seasonRefOutput,
      startsOn: localDate,
      endsOn: localDate,
      counts,
      /** When the season was opened; null when the log has no `SeasonOpened` event for it. */
      openedAt: z.iso.datetime().nullable(),
      /** Tournament winners. */
      tournaments: z.array(champion),
      /** First-place teams of the largest leagues; empty until the season is over. */
      leagues: z.array(champion),
      feats: seasonFeats,
    }),
  ),
  paging,
});
export type TimelineOutput = z.infer<typeof timelineOutput>;
