import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { commandsOf } from '../../ui/form/commands-of.ts';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import { nameOf } from '../../ui/form/InSeason.tsx';
import { listIn, listText } from '../../ui/form/lists.ts';
import { nameDifferences } from '../../ui/form/NameFields.tsx';
import { namedWords } from '../../ui/form/named-words.ts';
import { rulesetIn } from '../../ui/ruleset/RulesetField.tsx';
import { type RulesetChoices, WithRulesets } from '../../ui/ruleset/WithRulesets.tsx';
import { checkTournament, emptyTournament, tournamentIn, tournamentValues } from './tournament-values.ts';
import { TournamentFields } from './TournamentFields.tsx';

/** The default category, from the page that the form was opened on. */
const useInitial = () => {
  const { page } = usePageLocation();
  const category = page && 'categoryId' in page && page.categoryId ? String(page.categoryId) : '';
  return { ...emptyTournament, categoryIds: category };
};

export const tournamentForms = entityForms({
  name: 'tournament',
  words: namedWords({
    add: m.tournament_form_add,
    remove: m.tournament_form_delete,
    added: m.tournament_added,
    edited: m.tournament_edited,
    question: m.tournament_delete_question,
    deleted: m.tournament_deleted,
  }),
  Scope: WithRulesets,
  draft: ({ season }, { id }) => (id === null ? season.slug : ''),
  commands: (client) => commandsOf(client.tournament, client.tournament.create, client.tournament.edit),
  ids: (id: number, { season }: CurrentTournament | RulesetChoices) => ({
    tournamentId: id,
    seasonId: season.id,
  }),
  useInitial,
  valuesOf: tournamentValues,
  check: checkTournament,
  added: (values, { season }) => ({ seasonId: season.id, ...tournamentIn(values), ...rulesetIn(values) }),
  changed: tournamentIn,
  Fields: TournamentFields,
  labels: ({ categories }) => ({
    ...nameDifferences(),
    startsOn: { label: m.structure_starts(), format: (day) => formatDay(day) },
    endsOn: { label: m.structure_ends(), format: (day) => formatDay(day) },
    categoryIds: {
      label: m.filter_categories(),
      format: (ids) =>
        listIn(ids)
          .map((id) => nameOf(categories, id))
          .join(', '),
    },
    city: { label: m.game_form_city() },
  }),
  previews: {
    change: 'tournament.edit',
    remove: 'tournament.delete',
    // Name and city do not affect standings, so changing them alone needs no preview.
    affected: (after, { name, city, ...before }) => {
      const isMoved =
        after.startsOn !== before.startsOn ||
        after.endsOn !== before.endsOn ||
        listText(after.categoryIds) !== listText(before.categoryIds);
      return isMoved ? { ...after, name, city } : null;
    },
  },
  refusals: {
    remove: ({ hasGames, name }, lang) => (hasGames ? m.tournament_has_games({ name: name[lang] }) : null),
  },
});
