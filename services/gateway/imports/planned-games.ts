import type { AddedGame, ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import { result } from '@rondelle/contracts/competition/game.events.ts';
import type { Language, OffStatus } from '@rondelle/contracts/competition/vocabulary.ts';
import type { PlanWriter } from '@rondelle/importer/apply/writer.ts';
import type { NewTeam } from '@rondelle/importer/sheets/sheet-teams.ts';
import { catalogueIn } from '@rondelle/projections/outputs/catalogue.ts';
import { namesFor } from '@rondelle/projections/outputs/names.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { mostListed } from './importing.ts';

type Corrected = ImportPlan['corrected'][number];
type Entry = Extract<GameCommand, { type: 'ScheduleGame' | 'RecordGame' }>;
type Added = { readonly line: number; readonly entry: Entry; readonly off: OffStatus | null };
type Noted = { readonly added: Added[]; readonly corrected: Corrected[] };

export const noneNoted = (): Noted => ({ added: [], corrected: [] });

const partOf: ReadonlyMap<string, Corrected['parts'][number]> = new Map(
  Object.entries<Corrected['parts'][number]>({
    RescheduleGame: 'when',
    CorrectGameTeams: 'teams',
    CorrectGamePlacement: 'stage',
    CancelGame: 'cancellation',
    PostponeGame: 'cancellation',
    ReinstateGame: 'cancellation',
  }),
);

const offBy: ReadonlyMap<string, OffStatus> = new Map(
  Object.entries<OffStatus>({ CancelGame: 'cancelled', PostponeGame: 'postponed' }),
);

const isEntry = (command: GameCommand): command is Entry =>
  command.type === 'ScheduleGame' || command.type === 'RecordGame';

/** Wraps a writer so that it lists the first new games and the first corrected lines. */
export const noting = (writer: PlanWriter, { added, corrected }: Noted): PlanWriter => ({
  ...writer,
  write: async (plan) => {
    const outcome = await writer.write(plan);
    if (plan.kind !== 'game' || outcome !== 'written' || plan.commands.length === 0) return outcome;
    const { line } = plan.origin;
    const entry = plan.commands.find(isEntry);
    if (entry && added.length < mostListed)
      added.push({
        line,
        entry,
        off: plan.commands.map(({ type }) => offBy.get(type) ?? null).find(Boolean) ?? null,
      });
    if (!entry && corrected.length < mostListed)
      corrected.push({
        line,
        parts: [...new Set(plan.commands.map(({ type }) => partOf.get(type) ?? 'result'))],
      });
    return outcome;
  },
});

type Site = { readonly db: Db; readonly lang: Language; readonly newTeams: readonly NewTeam[] };

/** New games with the names of their teams and leagues. */
export const addedGames = async (
  added: readonly Added[],
  { db, lang, newTeams }: Site,
): Promise<AddedGame[]> => {
  const names = await namesFor(db, await catalogueIn(db, lang), {
    teams: added.flatMap(({ entry: { homeTeamId, awayTeamId, seasonId } }) => [
      { teamId: homeTeamId, seasonId },
      { teamId: awayTeamId, seasonId },
    ]),
    leagueIds: new Set(added.flatMap(({ entry }) => entry.leagueId ?? [])),
  });
  const ofNew = new Map(newTeams.map(({ id, name }) => [id, name]));
  return added.map(({ line, entry, off }) => {
    const { date, time, venue, city, seasonId, leagueId } = entry;
    const teamOf = (id: number): string => ofNew.get(id) ?? names.team(id, seasonId).name;
    return {
      line,
      date,
      time,
      venue,
      city,
      league: leagueId === null ? '' : names.league(leagueId).name,
      home: teamOf(entry.homeTeamId),
      away: teamOf(entry.awayTeamId),
      result: entry.type === 'RecordGame' ? result.strip().parse(entry) : null,
      off,
    };
  });
};
