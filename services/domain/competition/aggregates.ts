import type {
  CompetitionCommand,
  MemberCommand,
  SiteCommand,
  Unprepared,
} from '@rondelle/contracts/competition/commands.ts';
import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import {
  inverseOfCategory,
  inverseOfCity,
  inverseOfDivision,
  inverseOfOrganization,
  inverseOfRegion,
  inverseOfRuleset,
  inverseOfSeason,
} from '../history/inverse-of-catalogue.ts';
import { inverseOfGame } from '../history/inverse-of-game.ts';
import { inverseOfLeague } from '../history/inverse-of-league.ts';
import { inverseOfSite } from '../history/inverse-of-site.ts';
import { inverseOfTeam } from '../history/inverse-of-team.ts';
import { inverseOfTournament } from '../history/inverse-of-tournament.ts';
import type { UndoingCommand } from '../history/undo.ts';
import type { References } from '@rondelle/contracts/ports/references.ts';
import {
  prepareCategory,
  prepareCity,
  prepareDivision,
  prepareOrganization,
  prepareRegion,
  prepareRuleset,
  prepareSeason,
} from './catalogue.prepare.ts';
import { category } from './category.decider.ts';
import { city } from './city.decider.ts';
import { division } from './division.decider.ts';
import { game } from './game.decider.ts';
import { prepareGame } from './game.prepare.ts';
import { league } from './league.decider.ts';
import { prepareLeague } from './league.prepare.ts';
import { member } from './member.decider.ts';
import { organization } from './organization.decider.ts';
import { region } from './region.decider.ts';
import { ruleset } from './ruleset.decider.ts';
import { season } from './season.decider.ts';
import { site } from './site.decider.ts';
import { team } from './team.decider.ts';
import { prepareTeam } from './team.prepare.ts';
import { tournament } from './tournament.decider.ts';
import { prepareTournament } from './tournament.prepare.ts';

type Command = CompetitionCommand | MemberCommand;

/**
 * Declared as methods, because method parameters are checked bivariantly: each kind accepts only its own commands and
 * events.
 */
interface Aggregate {
  readonly initial: unknown;
  decide(this: void, command: Command, state: unknown): readonly CompetitionEvent[];
  evolve(this: void, state: unknown, event: CompetitionEvent): unknown;
  prepare(this: void, command: Unprepared<Command>, state: unknown, references: References): Promise<Command>;
  /** The commands that undo an event, from the state before it; null when nothing can undo it. */
  inverseOf(this: void, before: unknown, event: CompetitionEvent): readonly UndoingCommand[] | null;
}

const rules = {
  season: { ...season, prepare: prepareSeason, inverseOf: inverseOfSeason },
  region: { ...region, prepare: prepareRegion, inverseOf: inverseOfRegion },
  category: { ...category, prepare: prepareCategory, inverseOf: inverseOfCategory },
  division: { ...division, prepare: prepareDivision, inverseOf: inverseOfDivision },
  city: { ...city, prepare: prepareCity, inverseOf: inverseOfCity },
  organization: { ...organization, prepare: prepareOrganization, inverseOf: inverseOfOrganization },
  ruleset: { ...ruleset, prepare: prepareRuleset, inverseOf: inverseOfRuleset },
  league: { ...league, prepare: prepareLeague, inverseOf: inverseOfLeague },
  team: { ...team, prepare: prepareTeam, inverseOf: inverseOfTeam },
  tournament: { ...tournament, prepare: prepareTournament, inverseOf: inverseOfTournament },
  game: { ...game, prepare: prepareGame, inverseOf: inverseOfGame },
  member: { ...member, prepare: async (command: MemberCommand) => command, inverseOf: () => null },
  site: { ...site, prepare: async (command: SiteCommand) => command, inverseOf: inverseOfSite },
};

/** The folded state of a stream of this kind. */
export type StateOf<Kind extends StreamKind> = Parameters<(typeof rules)[Kind]['evolve']>[0];

/** The rules of every kind of stream. */
export const aggregates: Readonly<Record<StreamKind, Aggregate>> = rules;
