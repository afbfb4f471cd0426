import {
  type SheetColumn,
  type SheetKind,
  sheetKinds,
} from '@rondelle/contracts/competition/sheet-columns.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  date: m.game_form_date,
  time: m.game_form_time,
  home: m.game_form_home,
  away: m.game_form_away,
  score: m.import_kind_score,
  side: m.import_kind_side,
  homeGoals: m.import_kind_home_goals,
  awayGoals: m.import_kind_away_goals,
  decidedIn: m.import_kind_decided,
  forfeitedBy: m.import_kind_forfeit,
  league: m.import_kind_league,
  number: m.import_kind_number,
  venue: m.import_kind_venue,
  city: m.import_kind_city,
  homeFairPlay: m.import_kind_home_fair_play,
  awayFairPlay: m.import_kind_away_fair_play,
  homePenaltyMinutes: m.import_kind_home_penalties,
  awayPenaltyMinutes: m.import_kind_away_penalties,
  stage: m.import_kind_stage,
  group: m.import_kind_group,
  status: m.import_kind_status,
} as const satisfies Record<SheetKind, () => string>;

export const kindWords = (kind: SheetKind): string => words[kind]();

export const kindOptions = () => sheetKinds.map((kind) => ({ value: kind, label: kindWords(kind) }));

/** Returns the index of the sheet’s column that holds a value, to name the cell; null without such a column. */
export const columnOfKind = (
  kinds: readonly (SheetKind | null)[],
  column: SheetColumn | null,
): number | null => {
  if (column === null) return null;
  const isGoals = column === 'homeGoals' || column === 'awayGoals' || column === 'decidedIn';
  const own = kinds.indexOf(column);
  const at = own < 0 && isGoals ? kinds.indexOf('score') : own;
  return at < 0 ? null : at;
};
