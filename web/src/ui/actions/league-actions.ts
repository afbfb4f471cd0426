import { m } from '../../paraglide/messages.js';
import type { Action } from './Actions.tsx';

/** Actions on a league, without entering games. */
export const leagueActions = (id: number): readonly Action[] => [
  { form: 'league-teams', id, name: m.entries_form() },
  { form: 'edit-league', id, name: m.league_form_edit() },
  { form: 'league-ruleset', id, name: m.ruleset_change() },
  { form: 'league-draw', id, name: m.draw_form() },
  { form: 'league-deduction', id, name: m.deduction_form() },
  { form: 'league-withdrawal', id, name: m.withdrawal_form() },
  { form: 'delete-league', id, name: m.league_form_delete() },
];
