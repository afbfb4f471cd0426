import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Cards } from '../../ui/cards/Cards.tsx';
import { tournamentCard } from '../../ui/cards/tournament-card.ts';
import { Choices } from '../../ui/filters/Choices.tsx';
import { Latest } from '../../ui/latest/Latest.tsx';
import { LeadersTable } from '../../ui/leaders/LeadersTable.tsx';
import { measureName } from '../../ui/leaders/leader-value.tsx';
import { LeaguesByCategory } from '../../ui/leagues/LeaguesByCategory.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Lead } from '../../ui/page-frame/Lead.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { PolicyNote } from '../../ui/policy/PolicyNote.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Spread } from './Spread.tsx';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { categoryActions } from '../../ui/actions/catalogue-actions.ts';

export function CategoryPage() {
  const paths = usePaths();
  const category = usePageQuery('category', 'main');
  if (category.isPending) return <Loading shape="cards" />;
  if (hasFailed(category))
    return <Failed failure={failureOf(category.error)} retry={() => void category.refetch()} />;
  const { name, description, season, teams, regions, leagues, tournaments, leaders, spread, latest } =
    category.data;
  return (
    <PageFrame
      title={`${name}, ${season.slug}`}
      description={m.category_description({ category: name, season: season.slug })}
      crumbs={[
        { name: m.shell_season({ season: season.slug }), path: season.path },
        { name: m.nav_leagues(), path: paths.leagues(season.slug) },
      ]}
      facts={<Link href={paths.teams(season.slug, category.data)}>{m.teams_count({ count: teams })}</Link>}
      actions={
        <EditMenu
          actions={[{ form: 'add-league', name: m.league_form_add() }, ...categoryActions(category.data.id)]}
        />
      }
    >
      <PolicyNote category={category.data} />
      <Lead description={description}>
        {m.category_lead({
          category: name,
          season: season.slug,
          teams: m.teams_count({ count: teams }),
          leagues: m.leagues_count({ count: leagues.length }),
          regions: m.regions_count({ count: regions.length }),
        })}
      </Lead>
      <LeaguesByCategory leagues={leagues} season={season} />
      {regions.length > 1 && (
        <Section title={m.filter_regions()}>
          <Choices
            label={m.filter_regions()}
            choices={regions.map((region) => ({ ...region, chosen: false }))}
          />
        </Section>
      )}
      {leaders.length > 0 && (
        <Section
          title={m.nav_leaderboard()}
          more={<Link href={paths.leaderboard(season.slug, category.data)}>{m.pulse_leaderboard()}</Link>}
        >
          <LeadersTable
            leaders={leaders}
            by="rating"
            caption={m.leaders_caption({ category: name, measure: measureName('rating') })}
          />
        </Section>
      )}
      {spread && <Spread spread={spread} />}
      <Latest season={season.slug} games={latest} />
      {tournaments.length > 0 && (
        <Section title={m.nav_tournaments()}>
          <Cards cards={tournaments.map(tournamentCard)} />
        </Section>
      )}
    </PageFrame>
  );
}
