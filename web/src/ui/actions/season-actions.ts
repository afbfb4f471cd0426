import { m } from '../../paraglide/messages.js';
import type { Action } from './Actions.tsx';

/** Actions on a season. */
export const seasonActions = (id: number): readonly Action[] => [
  { form: 'edit-season', id, name: m.season_form_edit() },
  { form: 'choose-season', id, name: m.season_form_choose() },
  { form: 'delete-season', id, name: m.season_form_delete() },
  { form: 'add-season', name: m.season_form_add() },
];
