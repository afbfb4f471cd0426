import type {
  CompetitionCommand,
  MemberCommand,
  SiteCommand,
  Unprepared,
} from '@rondelle/contracts/competition/commands.ts';
import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
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
}

const rules = {
  season: { ...season, prepare: prepareSeason },
  region: { ...region, prepare: prepareRegion },
  category: { ...category, prepare: prepareCategory },
  division: { ...division, prepare: prepareDivision },
  city: { ...city, prepare: prepareCity },
  organization: { ...organization, prepare: prepareOrganization },
  ruleset: { ...ruleset, prepare: prepareRuleset },
  league: { ...league, prepare: prepareLeague },
  team: { ...team, prepare: prepareTeam },
  tournament: { ...tournament, prepare: prepareTournament },
  game: { ...game, prepare: prepareGame },
  member: { ...member, prepare: async (command: MemberCommand) => command },
  site: { ...site, prepare: async (command: SiteCommand) => command },
};

/** The folded state of a stream of this kind. */
export type StateOf<Kind extends StreamKind> = Parameters<(typeof rules)[Kind]['evolve']>[0];
export type EventOf<Kind extends StreamKind> = ReturnType<(typeof rules)[Kind]['decide']>[number];

/** The rules of every kind of stream. */
export const aggregates: Readonly<Record<StreamKind, Aggregate>> = rules;
