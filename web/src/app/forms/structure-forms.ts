import type { FormName } from '../../lib/forms/form-name.ts';
import { m } from '../../paraglide/messages.js';
import type { RegisteredComponent, RegisteredForm } from './registered-form.ts';

type Forms = Readonly<Partial<Record<FormName, RegisteredForm>>>;

type Part = 'Add' | 'Edit' | 'Delete';
/** One of the forms of a kind of entities. */
const of = (
  title: () => string,
  forms: () => Promise<Record<Part, RegisteredComponent>>,
  part: Part,
): RegisteredForm => ({ title, load: async () => (await forms())[part] });

const teamForms = async () => (await import('../../features/team-forms/team-forms.tsx')).teamForms;
const teams = {
  'add-team': of(m.team_form_add, teamForms, 'Add'),
  'edit-team': of(m.team_form_edit, teamForms, 'Edit'),
  'list-team': {
    title: m.team_form_list,
    load: async () => (await import('../../features/team-forms/ListTeam.tsx')).ListTeam,
  },
  'delist-team': {
    title: m.team_form_delist,
    load: async () => (await import('../../features/team-forms/DelistTeam.tsx')).DelistTeam,
  },
  'team-crest': {
    title: m.crest_form,
    load: async () => (await import('../../features/team-forms/ChooseCrest.tsx')).ChooseCrest,
  },
  'delete-team': of(m.team_form_delete, teamForms, 'Delete'),
} satisfies Forms;

const leagueForms = async () => (await import('../../features/league-forms/league-forms.tsx')).leagueForms;
const leagues = {
  'add-league': of(m.league_form_add, leagueForms, 'Add'),
  'edit-league': of(m.league_form_edit, leagueForms, 'Edit'),
  'delete-league': of(m.league_form_delete, leagueForms, 'Delete'),
  'league-ruleset': {
    title: m.ruleset_change,
    load: async () => (await import('../../ui/ruleset/ChangeRuleset.tsx')).rulesetChange.OfLeague,
  },
  'league-teams': {
    title: m.entries_form,
    load: async () => (await import('../../features/entries/LeagueTeams.tsx')).LeagueTeams,
  },
  'league-deduction': {
    title: m.deduction_form,
    load: async () => (await import('../../features/entries/Deduction.tsx')).deduction.OfLeague,
  },
  'league-withdrawal': {
    title: m.withdrawal_form,
    load: async () => (await import('../../features/entries/Withdrawal.tsx')).Withdrawal,
  },
  'league-draw': {
    title: m.draw_form,
    load: async () => (await import('../../features/entries/Draw.tsx')).draw.OfLeague,
  },
} satisfies Forms;

const tournamentForms = async () =>
  (await import('../../features/tournament-forms/tournament-forms.tsx')).tournamentForms;
const tournaments = {
  'add-tournament': of(m.tournament_form_add, tournamentForms, 'Add'),
  'edit-tournament': of(m.tournament_form_edit, tournamentForms, 'Edit'),
  'delete-tournament': of(m.tournament_form_delete, tournamentForms, 'Delete'),
  'tournament-ruleset': {
    title: m.ruleset_change,
    load: async () => (await import('../../ui/ruleset/ChangeRuleset.tsx')).rulesetChange.OfTournament,
  },
  'tournament-teams': {
    title: m.entries_form,
    load: async () => (await import('../../features/entries/TournamentTeams.tsx')).TournamentTeams,
  },
  'tournament-bracket': {
    title: m.bracket_form,
    load: async () => (await import('../../features/bracket-form/BracketForm.tsx')).TournamentBracket,
  },
  'tournament-deduction': {
    title: m.deduction_form,
    load: async () => (await import('../../features/entries/Deduction.tsx')).deduction.OfTournament,
  },
  'tournament-draw': {
    title: m.draw_form,
    load: async () => (await import('../../features/entries/Draw.tsx')).draw.OfTournament,
  },
} satisfies Forms;

const organizationForms = async () =>
  (await import('../../features/organization-forms/organization-forms.tsx')).organizationForms;
const cityAndVenueForms = () => import('../../features/city-forms/city-and-venue-forms.ts');
const cityForms = async () => (await cityAndVenueForms()).cityForms;
const catalogueForms = () => import('../../features/catalogue-forms/catalogue-forms.tsx');
const regionForms = async () => (await catalogueForms()).region;
const categoryForms = async () => (await catalogueForms()).category;
const divisionForms = async () => (await catalogueForms()).division;
const places = {
  'add-region': of(m.region_form_add, regionForms, 'Add'),
  'edit-region': of(m.region_form_edit, regionForms, 'Edit'),
  'delete-region': of(m.region_form_delete, regionForms, 'Delete'),
  'add-category': of(m.category_form_add, categoryForms, 'Add'),
  'edit-category': of(m.category_form_edit, categoryForms, 'Edit'),
  'category-policy': {
    title: m.policy_form,
    load: async () => (await import('../../features/catalogue-forms/CategoryPolicy.tsx')).CategoryPolicyForm,
  },
  'delete-category': of(m.category_form_delete, categoryForms, 'Delete'),
  divisions: {
    title: m.divisions_form,
    load: async () => (await import('../../features/catalogue-forms/Divisions.tsx')).Divisions,
  },
  'add-division': of(m.division_form_add, divisionForms, 'Add'),
  'edit-division': of(m.division_form_edit, divisionForms, 'Edit'),
  'delete-division': of(m.division_form_delete, divisionForms, 'Delete'),
} satisfies Forms;

const geography = {
  'add-city': of(m.city_form_add, cityForms, 'Add'),
  'add-cities': {
    title: m.cities_form_add_all,
    load: async () => (await import('../../features/city-forms/AddCities.tsx')).AddCities,
  },
  'edit-city': of(m.city_form_edit, cityForms, 'Edit'),
  'delete-city': of(m.city_form_delete, cityForms, 'Delete'),
  'describe-venue': {
    title: m.venue_form,
    load: async () => (await cityAndVenueForms()).DescribeVenue,
  },
  'add-organization': of(m.organization_form_add, organizationForms, 'Add'),
  'edit-organization': of(m.organization_form_edit, organizationForms, 'Edit'),
  'delete-organization': of(m.organization_form_delete, organizationForms, 'Delete'),
} satisfies Forms;

const seasonForms = async () => (await import('../../features/season-forms/season-forms.tsx')).seasonForms;
const seasons = {
  'add-season': of(m.season_form_add, seasonForms, 'Add'),
  'edit-season': of(m.season_form_edit, seasonForms, 'Edit'),
  'choose-season': {
    title: m.season_form_choose,
    load: async () => (await import('../../features/season-forms/season-forms.tsx')).ChooseSeason,
  },
  'delete-season': of(m.season_form_delete, seasonForms, 'Delete'),
} satisfies Forms;

const rulesetForms = async () =>
  (await import('../../features/ruleset-forms/ruleset-forms.tsx')).rulesetForms;
const rulesets = {
  rulesets: {
    title: m.rulesets_form,
    load: async () => (await import('../../features/ruleset-forms/Rulesets.tsx')).Rulesets,
  },
  'add-ruleset': of(m.ruleset_form_add, rulesetForms, 'Add'),
  'edit-ruleset': of(m.ruleset_form_edit, rulesetForms, 'Edit'),
  'delete-ruleset': of(m.ruleset_form_delete, rulesetForms, 'Delete'),
} satisfies Forms;

/** Forms of teams, leagues, tournaments, places, seasons and rulesets. */
export const structureForms = {
  ...teams,
  ...leagues,
  ...tournaments,
  ...places,
  ...geography,
  ...seasons,
  ...rulesets,
} satisfies Forms;
