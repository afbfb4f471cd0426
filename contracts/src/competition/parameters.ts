import { z } from 'zod';
import { categoryId, divisionId, gameId, leagueId, regionId, seasonId, teamId, tournamentId } from './ids.ts';
import { type entityId, instant, language, localDate, position, seasonSlug } from './vocabulary.ts';
import { parseWhatIf } from './what-if.ts';

// Parameters of queries, with their descriptions and examples in the OpenAPI document. The examples exist in the
// demonstration data.

/** Queries may come from URLs, where numbers are strings. */
export const inUrl = (id: typeof entityId) => z.coerce.number().pipe(id);

export const lang = language.default('fr');
export const cid = inUrl(categoryId);
export const rid = inUrl(regionId);
export const did = inUrl(divisionId);
export const lid = inUrl(leagueId);
export const tid = inUrl(tournamentId);
export const eid = inUrl(teamId);
export const gid = inUrl(gameId);

const exampleSeason = '2024-2025';
/** The season's numeric id or its slug. */
export const sid = z.union([seasonSlug, inUrl(seasonId)]).meta({
  description: 'The season: its numeric id or its slug, such as `2024-2025`.',
  example: exampleSeason,
});
export type SeasonRef = z.infer<typeof sid>;

const optionalSid = sid.optional();
export const seasonOrAll = optionalSid.describe('The season: its id or its slug; all time without it.');
export const seasonOrOngoing = optionalSid.describe(
  'The season: its id or its slug; the ongoing one without it.',
);
export const seasonOrOwn = optionalSid.describe(
  'The season: its id or its slug; the one of the tournament without it.',
);
export const ongoingSlug = seasonSlug
  .optional()
  .meta({ description: 'Slug of the season; the ongoing one without it.', example: exampleSeason });

const natural = z.coerce.number().int().min(1);
export const pageUpTo = (most: number) =>
  natural.max(most).default(1).meta({ description: 'Which page, counted from 1.', example: 1 });
export const page = pageUpTo(10_000);

/** Page cursor. */
export const before = position
  .optional()
  .describe('Only what was logged before this position: `older` of the answer before.');

/** The earlier state of a table. */
export const asOf = {
  playedBy: localDate
    .optional()
    .meta({ description: 'Only games played up to that day count.', example: '2024-12-31' }),
  knownAt: instant.optional().meta({
    description:
      'Only what had been recorded by that instant counts; tables have the rules and names of then.',
    example: '2024-12-31T12:00:00Z',
  }),
};

export const divisionOfTable = did
  .optional()
  .describe('Id of the division: the table is restricted to its teams and ranked anew.');

export const whatIf = z
  .string()
  .max(1000)
  .refine((text) => parseWhatIf(text) !== null)
  .meta({
    description:
      'Supposed results, at most forty: id of the game, goals of home and visitors, `:ot` or `:so` where it ended so; such as `12:4-2,15:3-2:ot`. Nothing is recorded.',
    example: '1:4-2',
  });

const forgiving =
  'What is looked for: case, accents, slips of the finger and common abbreviations do not matter.';
const words = z.string().trim().max(80);
export const query = words.min(1).meta({ description: forgiving, example: 'm13 aaa' });
/** For select boxes: without a query, the first entries by name. */
export const queryOrFirst = words
  .default('')
  .meta({ description: `${forgiving} Nothing at all: the first ones by name.`, example: 'm13 aaa' });

/** The field `form` keeps a response out of the cache. */
export const formDescription = 'Asked anew each time; leave it out.';

/** In the example bodies of calls that record a game. */
export const exampleResult = {
  homeGoals: 4,
  awayGoals: 2,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: 1,
  awayFairPlay: 1,
};
