import { type SiteEvent, siteEvents } from '../site/site.events.ts';
import { type MemberEvent, memberEvents } from '../membership/member.events.ts';
import {
  type CategoryEvent,
  categoryEvents,
  type CityEvent,
  cityEvents,
  type DivisionEvent,
  divisionEvents,
  type OrganizationEvent,
  organizationEvents,
  type RegionEvent,
  regionEvents,
  type RulesetEvent,
  rulesetEvents,
  type SeasonEvent,
  seasonEvents,
} from './catalogue.events.ts';
import {
  type LeagueEvent,
  leagueEvents,
  type TeamEvent,
  teamEvents,
  type TournamentEvent,
  tournamentEvents,
} from './competition.events.ts';
import { type GameEvent, gameEvents } from './game.events.ts';

/** Every event type of the product with its payload schema; the codec validates with it. */
export const competitionEvents = {
  ...seasonEvents,
  ...regionEvents,
  ...categoryEvents,
  ...divisionEvents,
  ...cityEvents,
  ...organizationEvents,
  ...rulesetEvents,
  ...leagueEvents,
  ...teamEvents,
  ...tournamentEvents,
  ...gameEvents,
  ...memberEvents,
  ...siteEvents,
};

export type CompetitionEvent =
  | SeasonEvent
  | RegionEvent
  | CategoryEvent
  | DivisionEvent
  | CityEvent
  | OrganizationEvent
  | RulesetEvent
  | LeagueEvent
  | TeamEvent
  | TournamentEvent
  | GameEvent
  | MemberEvent
  | SiteEvent;

export type EventType = CompetitionEvent['type'];
export const eventTypes = Object.keys(competitionEvents) as EventType[];
