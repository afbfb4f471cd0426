import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import {
  confirmations,
  decisions,
  forfeitSides,
  gameStatuses,
  withdrawalTreatments,
  stages,
} from '@rondelle/contracts/competition/lists.ts';
import { categoryPolicies } from '@rondelle/contracts/competition/category-policy.ts';
import { displayedField } from '@rondelle/contracts/competition/game-fields.ts';
import { formatDay, formatTime } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { gameFieldWords } from '../game-words/game-field-words.ts';
import { decisionWords } from '../game-words/decision-words.ts';
import { crestWords } from '../crest/crest-words.ts';
import { policyName } from '../policy/policy-words.ts';
import { summaryWords } from './preset-words.ts';
import { stageName } from '../game-words/stage-name.ts';

const names: ReadonlyMap<string, () => string> = new Map([
  ...Object.entries(gameFieldWords).map(([field, word]) => [displayedField(field), word] as const),
  ...Object.entries<() => string>({
    status: m.history_field_status,
    period: m.history_field_period,
    confirmation: m.history_field_confirmation,
    confirmationBy: m.history_field_confirmation_by,
    name: m.history_field_name,
    nameFr: m.history_field_name_fr,
    nameEn: m.history_field_name_en,
    descriptionFr: m.history_field_description_fr,
    descriptionEn: m.history_field_description_en,
    category: m.history_field_category,
    categories: m.history_field_categories,
    region: m.history_field_region,
    organization: m.history_field_organization,
    country: m.history_field_country,
    latitude: m.history_field_latitude,
    longitude: m.history_field_longitude,
    venueFacts: m.history_field_venue_facts,
    league: m.history_field_league,
    tournament: m.history_field_tournament,
    ruleset: m.history_field_ruleset,
    team: m.history_field_team,
    draw: m.history_field_draw,
    crest: m.history_field_crest,
    bracket: m.bracket_field,
    deducted: m.deduction_field,
    withdrawn: m.withdrawal_field,
    shows: m.policy_field,
    supervisor: m.history_field_supervisor,
    acceptedSupervisor: m.history_field_accepted_supervisor,
    startsOn: m.history_field_starts_on,
    endsOn: m.history_field_ends_on,
    slug: m.history_field_slug,
    version: m.history_field_version,
  }),
]);
/** Returns a field's name in words; an unknown field's own name. */
export const fieldName = (field: string): string => names.get(field)?.() ?? field;

const statuses = {
  scheduled: m.game_status_scheduled,
  live: m.game_status_live,
  final: m.game_status_final,
  cancelled: m.game_status_cancelled,
  postponed: m.game_status_postponed,
  unfinished: m.game_status_unfinished,
  noResult: m.game_status_no_result,
  void: m.game_status_void,
} as const;
const forfeits = {
  home: m.history_forfeit_home,
  away: m.history_forfeit_away,
  both: m.history_forfeit_both,
} as const;

const treatments = {
  void: m.withdrawal_void,
  forfeitRest: m.withdrawal_forfeit_rest,
  cancelRest: m.withdrawal_cancel_rest,
} as const;

const confirmationWords = {
  entered: m.history_confirmation_entered,
  confirmed: m.history_confirmation_confirmed,
  disputed: m.history_confirmation_disputed,
} as const;
const periodWords: ReadonlyMap<string, () => string> = new Map(
  Object.entries<() => string>({
    1: m.history_period_first,
    2: m.history_period_second,
    3: m.history_period_third,
    overtime: m.history_period_overtime,
    shootout: m.history_period_shootout,
  }),
);

/** Returns the words of a known code; any other text unchanged. */
const among = <C extends string>(codes: readonly C[], text: string, words: (code: C) => string): string => {
  const code = codes.find((one) => one === text);
  return code === undefined ? text : words(code);
};

type Value = HistoryEntry['changes'][number]['before'];

/** Formats a field's value: dates and codes in words, and words for a missing value. */
export const fieldValue = (field: string, value: Value): string => {
  // A supervisor whose account was deleted has no name.
  if (/supervisor$/i.test(field) && value === '') return m.history_by_deleted_member();
  if (value === null || value === '') return m.history_empty_value();
  const text = String(value);
  if (field === 'date' || field === 'startsOn' || field === 'endsOn') return formatDay(text);
  if (field === 'ruleset') {
    const [number = '', summary] = text.split(' ');
    const [id = '', version = ''] = number.split('.');
    return summary === undefined
      ? m.history_ruleset_value({ id, version })
      : m.ruleset_name({ id, rules: summaryWords(summary), version });
  }
  if (field === 'time') return formatTime(text);
  if (field === 'crest') return crestWords(text);
  // The team, then the treatment of its games.
  if (field === 'withdrawn')
    return text.replace(/\w+$/, (word) => among(withdrawalTreatments, word, (code) => treatments[code]()));
  if (field === 'shows') return among(categoryPolicies, text, policyName);
  if (field === 'stage') return among(stages, text, stageName);
  if (field === 'status') return among(gameStatuses, text, (code) => statuses[code]());
  if (field === 'decidedIn') return among(decisions, text, decisionWords);
  if (field === 'period') return periodWords.get(text)?.() ?? text;
  if (field === 'confirmation') return among(confirmations, text, (code) => confirmationWords[code]());
  if (field === 'forfeitedBy' || field === 'confirmationBy')
    return among(forfeitSides, text, (code) => forfeits[code]());
  return text;
};
