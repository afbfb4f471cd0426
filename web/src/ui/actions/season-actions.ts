import { m } from '../../paraglide/messages.js';
import type { Action } from './Actions.tsx';

const ofSeason = { permission: 'season/write' } as const;

/** Actions on a season. */
export const seasonActions = (id: number): readonly Action[] => [
  { ...ofSeason, form: 'edit-season', id, name: m.season_form_edit() },
  { ...ofSeason, form: 'choose-season', id, name: m.season_form_choose() },
  { ...ofSeason, form: 'delete-season', id, name: m.season_form_delete() },
  { ...ofSeason, form: 'add-season', name: m.season_form_add() },
];
