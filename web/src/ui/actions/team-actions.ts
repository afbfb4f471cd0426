import { m } from '../../paraglide/messages.js';
import type { Action } from './Actions.tsx';

/** Actions on a team. */
export const teamActions = (id: number): readonly Action[] => [
  { form: 'edit-team', id, name: m.team_form_edit() },
  { form: 'team-crest', id, name: m.crest_form() },
  { form: 'list-team', id, name: m.team_form_list() },
  { form: 'delist-team', id, name: m.team_form_delist() },
  { form: 'delete-team', id, name: m.team_form_delete() },
];
