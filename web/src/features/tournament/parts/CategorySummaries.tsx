import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { TournamentOutput } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { usePaths, usePageLocation } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { asOfQuery } from '../../../ui/as-of/as-of-query.ts';
import { Cards } from '../../../ui/cards/Cards.tsx';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

type Props = {
  tournament: TournamentOutput['tournament'];
  categories: TournamentOutput['tournamentCategories'];
};

function Winner({ team }: { team: Ref }) {
  return (
    <>
      <Crest team={team} /> {m.tournament_winner({ team: team.name })}
    </>
  );
}

/** The categories of a tournament with their number of teams and winner; each links to its own page. */
export function CategorySummaries({ tournament, categories }: Props) {
  const [pageLocation, paths] = [usePageLocation(), usePaths()];
  return (
    <Section title={m.filter_categories()}>
      <Cards
        cards={categories.map(({ category, groups, winner }) => ({
          path: paths.tournament(tournament.season.slug, tournament, category) + asOfQuery(pageLocation),
          name: category.name,
          facts: m.teams_count({ count: groups.flatMap(({ standings }) => standings).length }),
          ...(winner && { note: <Winner team={winner} /> }),
        }))}
      />
    </Section>
  );
}
