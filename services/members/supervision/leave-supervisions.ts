import { randomUUID } from 'node:crypto';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { AccountsDb } from '../accounts/tables.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { supervisedBy } from './supervised-by.ts';

const bySystem = { actor: systemActor, source: 'system' } as const;

/** Ends all supervisions of an erased member. Can be repeated after a crash. */
export const leaveSupervisions = async (
  accounts: AccountsDb,
  log: EventLog,
  memberId: string,
): Promise<void> => {
  for (const { kind, id, seasonId } of await supervisedBy(accounts.withTables<Tables>(), memberId)) {
    const base = { commandId: randomUUID(), seasonId, memberId };
    if (kind === 'league')
      await execute(
        log,
        `league-${id}`,
        league,
        { type: 'LeaveLeagueSupervisors', ...base, leagueId: id },
        bySystem,
      );
    else
      await execute(
        log,
        `tournament-${id}`,
        tournament,
        { type: 'LeaveTournamentSupervisors', ...base, tournamentId: id },
        bySystem,
      );
  }
};
