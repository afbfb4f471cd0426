import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePage, usePaths, usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Cards } from '../../ui/cards/Cards.tsx';
import { teamFacts } from '../../ui/cards/team-facts.ts';
import { categoryChoices } from '../../ui/filters/category-choices.ts';
import { Choices } from '../../ui/filters/Choices.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { regionChoices } from './region-choices.ts';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';

export function TeamsPage() {
  const [page, pageLocation, paths] = [usePage('teams'), usePageLocation(), usePaths()];
  const list = usePageQuery('teams', 'main');
  if (list.isPending) return <Loading shape="cards" />;
  if (hasFailed(list)) return <Failed failure={failureOf(list.error)} retry={() => void list.refetch()} />;
  const { season, category, region, categories, regions, teams, paging } = list.data;
  const regionSearch = region ? `?region=${region.id}` : '';
  const isFiltered = category !== null || region !== null;
  const title = m.teams_title({ season: season.slug });
  return (
    <PageFrame
      title={category ? `${title} – ${category.name}` : title}
      description={m.teams_description({ season: season.slug })}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
      facts={<span>{m.teams_count({ count: paging.total })}</span>}
      actions={<EditMenu actions={[{ form: 'add-team', name: m.team_form_add() }]} />}
    >
      <div>
        <Choices
          label={m.filter_categories()}
          choices={categoryChoices(
            categories,
            page.categoryId,
            (c) => paths.teams(season.slug, c) + regionSearch,
          )}
        />
        <Choices
          label={m.filter_regions()}
          choices={regionChoices(regions, region, (id) => withSearch(pageLocation, { region: id }))}
        />
      </div>
      {teams.length > 0 ? (
        <Cards
          cards={teams.map((team) => ({
            path: team.path,
            name: team.name,
            team,
            hasStar: true,
            facts: teamFacts(team).join(' · '),
          }))}
        />
      ) : (
        <Empty title={isFiltered ? m.teams_none() : m.teams_none_in_season()}>
          {isFiltered && <Link href={paths.teams(season.slug)}>{m.teams_all()}</Link>}
          <FormLink form="add-team">{m.team_form_add()}</FormLink>
        </Empty>
      )}
      <Pager paging={paging} />
    </PageFrame>
  );
}
