import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { usePage, usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { BarTable } from '../../ui/bars/BarTable.tsx';
import { Latest } from '../../ui/latest/Latest.tsx';
import { LeaguesByCategory } from '../../ui/leagues/LeaguesByCategory.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Lead } from '../../ui/page-frame/Lead.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { byCategory } from './by-category.ts';
import { TeamsByCategory } from './TeamsByCategory.tsx';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { regionActions } from '../../ui/actions/catalogue-actions.ts';

export function RegionPage() {
  const page = usePage('region');
  const paths = usePaths();
  const { lang } = usePageLocation();
  const region = usePageQuery('region', 'main');
  if (region.isPending) return <Loading shape="cards" />;
  if (hasFailed(region))
    return <Failed failure={failureOf(region.error)} retry={() => void region.refetch()} />;
  const { name, description, season, leagues, teams, latest } = region.data;
  const groups = byCategory(teams, lang);
  const teamsHere = `${paths.teams(season.slug)}?region=${page.regionId}`;
  return (
    <PageFrame
      title={`${name}, ${season.slug}`}
      description={m.region_description({ region: name, season: season.slug })}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
      facts={<Link href={teamsHere}>{m.region_teams_by_category()}</Link>}
      actions={
        <EditMenu
          actions={[{ form: 'add-league', name: m.league_form_add() }, ...regionActions(page.regionId)]}
        />
      }
    >
      <Lead description={description}>
        {m.region_lead({
          region: name,
          season: season.slug,
          teams: m.teams_count({ count: teams.length }),
          leagues: m.leagues_count({ count: leagues.length }),
        })}
      </Lead>
      <LeaguesByCategory leagues={leagues} season={season} />
      {teams.length > 0 && (
        <Section title={m.region_chart()}>
          <BarTable
            caption={m.region_chart()}
            bars={groups.map(({ path, name: category, teams: members }) => ({
              key: path,
              label: <Link href={path}>{category}</Link>,
              value: members.length,
              text: formatNumber(members.length),
            }))}
          />
        </Section>
      )}
      <Latest season={season.slug} games={latest} />
      {teams.length > 0 && <TeamsByCategory groups={groups} />}
    </PageFrame>
  );
}
