import { m } from '../../paraglide/messages.js';
import type { Action } from './Actions.tsx';

/** Actions on a tournament, without entering games. */
export const tournamentActions = (id: number): readonly Action[] => [
  { form: 'tournament-teams', id, name: m.entries_form() },
  { form: 'edit-tournament', id, name: m.tournament_form_edit() },
  { form: 'tournament-ruleset', id, name: m.ruleset_change() },
  { form: 'tournament-bracket', id, name: m.bracket_form() },
  { form: 'tournament-draw', id, name: m.draw_form() },
  { form: 'tournament-deduction', id, name: m.deduction_form() },
  { form: 'delete-tournament', id, name: m.tournament_form_delete() },
];
