import {
  categoryEvents,
  cityEvents,
  divisionEvents,
  organizationEvents,
  regionEvents,
  rulesetEvents,
  seasonEvents,
} from '@rondelle/contracts/competition/catalogue.events.ts';
import {
  leagueEvents,
  teamEvents,
  tournamentEvents,
} from '@rondelle/contracts/competition/competition.events.ts';
import { competitionEvents } from '@rondelle/contracts/competition/events.ts';
import { gameEvents } from '@rondelle/contracts/competition/game.events.ts';
import { siteEvents } from '@rondelle/contracts/site/site.events.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';

const families: Readonly<Partial<Record<StreamKind, object>>> = {
  season: seasonEvents,
  region: regionEvents,
  category: categoryEvents,
  division: divisionEvents,
  city: cityEvents,
  organization: organizationEvents,
  ruleset: rulesetEvents,
  league: leagueEvents,
  team: teamEvents,
  tournament: tournamentEvents,
  game: gameEvents,
  site: siteEvents,
};

type About = { readonly prefix: string; readonly id: string; readonly namesSeason: boolean };

const shapes: Readonly<Record<string, { readonly shape: object }>> = competitionEvents;
const about = new Map<string, About>(
  Object.entries(families).flatMap(([kind, events]) =>
    Object.keys(events).map((type): [string, About] => [
      type,
      { prefix: `${kind}-`, id: `${kind}Id`, namesSeason: 'seasonId' in (shapes[type]?.shape ?? {}) },
    ]),
  ),
);

const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

/**
 * Returns why no view may apply an event, or null. Only the events of one stream write a row, and only one shard writes
 * the rows of a season. So an event must be about the entity that its stream is named after, and must name its season.
 */
export const invalidReasonOf = ({ type, stream, data }: Recorded): string | null => {
  const of = about.get(type);
  if (!of) return null;
  const values: Readonly<Record<string, unknown>> = data;
  const id = values[of.id];
  if (stream !== of.prefix + String(id))
    return `an event about ${of.prefix}${String(id)} in the stream ${stream}`;
  if (of.namesSeason && !isId(values['seasonId'])) return 'the event names no season';
  return null;
};

/** Stream kinds whose events all name the same season. */
const ofOneSeason = /^(?:league|tournament|game)-/;
const beginning = /(?:Created|Restored|Scheduled|Recorded)$/;

/**
 * Returns whether an event could put an entity into a season other than the one in which its stream began. If so, the
 * caller must check the first event of the stream. Any other event finds no row in a season that is not its own.
 */
export const mayChangeSeason = ({ stream, type, revision }: Recorded): boolean =>
  revision !== '0' && beginning.test(type) && type !== 'ResultRecorded' && ofOneSeason.test(stream);
