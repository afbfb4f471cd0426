import { z } from 'zod';
import { inUrl, lang, sid } from '../competition/parameters.ts';
import { entityId } from '../competition/vocabulary.ts';

/** Ids of the old site; entities still have them. */
const legacyId = inUrl(entityId).meta({ example: 1 });
const inSeason = z.object({ lang, sid });

/** Field names as in the URLs of the old site. */
export const legacyCategoryInput = inSeason.extend({ ClassID: legacyId });
export const legacyTeamInput = inSeason.extend({ HomeID: legacyId });
export const legacyRivalsInput = inSeason.extend({
  HomeID1: legacyId,
  HomeID2: legacyId.meta({ example: 2 }),
});

export type LegacyCategoryInput = z.output<typeof legacyCategoryInput>;
export type LegacyTeamInput = z.output<typeof legacyTeamInput>;
export type LegacyRivalsInput = z.output<typeof legacyRivalsInput>;

/** The path of the page that replaces an old one. */
export const legacyOutput = z.string();
