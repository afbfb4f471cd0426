import { z } from 'zod';
import { seasonRef } from '../competition/inputs.ts';
import { entityId, language } from '../competition/vocabulary.ts';

/** Numbers of the old site, which are those of the things themselves. */
const legacyId = z.coerce.number().pipe(entityId);
const inSeason = z.object({ lang: language.default('fr'), sid: seasonRef });

/** The fields bear the names that they had in the addresses of the old site. */
export const legacyCategoryInput = inSeason.extend({ ClassID: legacyId });
export const legacyTeamInput = inSeason.extend({ HomeID: legacyId });
export const legacyRivalsInput = inSeason.extend({ HomeID1: legacyId, HomeID2: legacyId });

export type LegacyCategoryInput = z.output<typeof legacyCategoryInput>;
export type LegacyTeamInput = z.output<typeof legacyTeamInput>;
export type LegacyRivalsInput = z.output<typeof legacyRivalsInput>;

/** The path of the page that stands in the place of an old one. */
export const legacyOutput = z.string();
