import type { FormName } from '../../lib/forms/form-name.ts';
import { m } from '../../paraglide/messages.js';
import type { RegisteredForm } from './registered-form.ts';

type Forms = Readonly<Partial<Record<FormName, RegisteredForm>>>;

const teams = {
  'add-team': {
    title: m.team_form_add,
    load: async () => (await import('../../features/team-forms/AddTeam.tsx')).AddTeam,
  },
  'edit-team': {
    title: m.team_form_edit,
    load: async () => (await import('../../features/team-forms/EditTeam.tsx')).EditTeam,
  },
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
  'delete-team': {
    title: m.team_form_delete,
    load: async () => (await import('../../features/team-forms/DeleteTeam.tsx')).DeleteTeam,
  },
} satisfies Forms;

const leagues = {
  'add-league': {
    title: m.league_form_add,
    load: async () => (await import('../../features/league-forms/AddLeague.tsx')).AddLeague,
  },
  'edit-league': {
    title: m.league_form_edit,
    load: async () => (await import('../../features/league-forms/EditLeague.tsx')).EditLeague,
  },
  'delete-league': {
    title: m.league_form_delete,
    load: async () => (await import('../../features/league-forms/DeleteLeague.tsx')).DeleteLeague,
  },
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

const tournaments = {
  'add-tournament': {
    title: m.tournament_form_add,
    load: async () => (await import('../../features/tournament-forms/AddTournament.tsx')).AddTournament,
  },
  'edit-tournament': {
    title: m.tournament_form_edit,
    load: async () => (await import('../../features/tournament-forms/EditTournament.tsx')).EditTournament,
  },
  'delete-tournament': {
    title: m.tournament_form_delete,
    load: async () => (await import('../../features/tournament-forms/DeleteTournament.tsx')).DeleteTournament,
  },
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

const organizationForms = () => import('../../features/organization-forms/organization-forms.tsx');
const cityForms = () => import('../../features/city-forms/city-forms.tsx');
const catalogueForms = () => import('../../features/catalogue-forms/catalogue-forms.tsx');
const places = {
  'add-region': { title: m.region_form_add, load: async () => (await catalogueForms()).region.Add },
  'edit-region': { title: m.region_form_edit, load: async () => (await catalogueForms()).region.Edit },
  'delete-region': { title: m.region_form_delete, load: async () => (await catalogueForms()).region.Delete },
  'add-category': { title: m.category_form_add, load: async () => (await catalogueForms()).category.Add },
  'edit-category': { title: m.category_form_edit, load: async () => (await catalogueForms()).category.Edit },
  'category-policy': {
    title: m.policy_form,
    load: async () => (await import('../../features/catalogue-forms/CategoryPolicy.tsx')).CategoryPolicyForm,
  },
  'delete-category': {
    title: m.category_form_delete,
    load: async () => (await catalogueForms()).category.Delete,
  },
  divisions: {
    title: m.divisions_form,
    load: async () => (await import('../../features/catalogue-forms/Divisions.tsx')).Divisions,
  },
  'add-division': { title: m.division_form_add, load: async () => (await catalogueForms()).division.Add },
  'edit-division': { title: m.division_form_edit, load: async () => (await catalogueForms()).division.Edit },
  'delete-division': {
    title: m.division_form_delete,
    load: async () => (await catalogueForms()).division.Delete,
  },
} satisfies Forms;

const geography = {
  'add-city': {
    title: m.city_form_add,
    load: async () => (await cityForms()).cityForms.Add,
  },
  'add-cities': {
    title: m.cities_form_add_all,
    load: async () => (await import('../../features/city-forms/AddCities.tsx')).AddCities,
  },
  'edit-city': {
    title: m.city_form_edit,
    load: async () => (await cityForms()).cityForms.Edit,
  },
  'delete-city': {
    title: m.city_form_delete,
    load: async () => (await cityForms()).cityForms.Delete,
  },
  'add-organization': {
    title: m.organization_form_add,
    load: async () => (await organizationForms()).organizationForms.Add,
  },
  'edit-organization': {
    title: m.organization_form_edit,
    load: async () => (await organizationForms()).organizationForms.Edit,
  },
  'delete-organization': {
    title: m.organization_form_delete,
    load: async () => (await organizationForms()).organizationForms.Delete,
  },
} satisfies Forms;

const seasons = {
  'add-season': {
    title: m.season_form_add,
    load: async () => (await import('../../features/season-forms/AddSeason.tsx')).AddSeason,
  },
  'edit-season': {
    title: m.season_form_edit,
    load: async () => (await import('../../features/season-forms/EditSeason.tsx')).EditSeason,
  },
  'choose-season': {
    title: m.season_form_choose,
    load: async () => (await import('../../features/season-forms/ChooseSeason.tsx')).ChooseSeason,
  },
  'delete-season': {
    title: m.season_form_delete,
    load: async () => (await import('../../features/season-forms/DeleteSeason.tsx')).DeleteSeason,
  },
} satisfies Forms;

const rulesetForms = () => import('../../features/ruleset-forms/RulesetForms.tsx');
const rulesets = {
  rulesets: { title: m.rulesets_form, load: async () => (await rulesetForms()).Rulesets },
  'add-ruleset': { title: m.ruleset_form_add, load: async () => (await rulesetForms()).AddRuleset },
  'edit-ruleset': { title: m.ruleset_form_edit, load: async () => (await rulesetForms()).EditRuleset },
  'delete-ruleset': { title: m.ruleset_form_delete, load: async () => (await rulesetForms()).DeleteRuleset },
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
