import { contracted } from '../../lib/format/contracted.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { cityActions } from '../../ui/actions/catalogue-actions.ts';
import { inSameSeason } from '../../ui/geography/in-same-season.ts';
import { SeasonChoices } from '../../ui/geography/SeasonChoices.tsx';
import { TeamsByCategory } from '../../ui/geography/TeamsByCategory.tsx';
import { VenueList } from '../../ui/geography/VenueList.tsx';
import { tournamentItem } from '../../ui/geography/tournament-item.ts';
import { Link } from '../../ui/link/Link.tsx';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';

/** A city in a season: its teams by category, organizations, tournaments and venues. */
export function CityPage() {
  const paths = usePaths();
  const pageLocation = usePageLocation();
  const query = usePageQuery('city', 'main');
  if (query.isPending) return <Loading shape="text" rows={12} />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { id, name, season, region, at, count, categories, organizations, tournaments, venues } = query.data;
  // With the region, because another city may have the same name.
  const onMap = region ? `${name} (${region.name})` : name;
  const hasNothing = count === 0 && tournaments.length === 0 && venues.length === 0;
  return (
    <PageFrame
      title={season ? `${name}, ${season.slug}` : name}
      description={
        season
          ? m.city_description_season({ ofCity: contracted(name), season: season.slug })
          : m.city_description({ ofCity: contracted(name) })
      }
      crumbs={[{ name: m.cities_title(), path: inSameSeason(pageLocation, paths.cities()) }]}
      facts={
        <>
          {region && <Link href={region.path}>{region.name}</Link>}
          <span>{m.teams_count({ count })}</span>
          {season && at && (
            <Link href={`${paths.map(season.slug)}?place=${encodeURIComponent(onMap)}`}>
              {m.cities_on_map()}
            </Link>
          )}
        </>
      }
      actions={<EditMenu actions={[{ form: 'add-team', name: m.team_form_add() }, ...cityActions(id)]} />}
    >
      {season && <SeasonChoices season={season.slug} />}
      {hasNothing && <Empty title={m.city_nothing()} />}
      {categories.length > 0 && <TeamsByCategory categories={categories} />}
      {organizations.length > 0 && (
        <Section title={m.organizations_title()}>
          <LinkList
            items={organizations.map((one) => ({
              name: one.name,
              path: inSameSeason(pageLocation, one.path),
            }))}
          />
        </Section>
      )}
      {tournaments.length > 0 && (
        <Section title={m.nav_tournaments()}>
          <LinkList items={tournaments.map(tournamentItem)} />
        </Section>
      )}
      {venues.length > 0 && <VenueList venues={venues} season={season?.slug ?? null} />}
    </PageFrame>
  );
}
