import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { AboutWithdrawal } from '@rondelle/contracts/notifications/about.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import type { Names } from '@rondelle/projections/queries/outputs/names.ts';
import type { NotificationText } from './game-text.ts';

const treatments = {
  void: m.notification_withdrawal_void,
  forfeitRest: m.notification_withdrawal_forfeit_rest,
  cancelRest: m.notification_withdrawal_cancel_rest,
} as const;

/** The text of a team's withdrawal from a league, which leads to its table, or of its return. */
export const withdrawalText = (
  { seasonId, leagueId, teamId, treatment }: AboutWithdrawal,
  names: Names,
  locale: Language,
): NotificationText => {
  const { name: league, path } = names.league(leagueId);
  const { name: team } = names.team(teamId, seasonId);
  const title = treatment === null ? m.notification_team_returned : m.notification_team_withdrew;
  const then = treatment === null ? m.notification_withdrawal_undone : treatments[treatment];
  return {
    title: title({ team }, { locale }),
    body: `${league} · ${then({}, { locale })}`,
    revealed: null,
    line: null,
    path,
  };
};
