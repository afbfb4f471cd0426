import type { Outputs } from '../../lib/http/outputs.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Actions } from '../../ui/actions/Actions.tsx';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';

type Props = { season: string; cities: Outputs['city']['list']['unlisted'] };

/** Cities that teams name and that have no page yet; they link to the map. */
export function Unlisted({ season, cities }: Props) {
  const paths = usePaths();
  const place = (name: string) => `${paths.map(season)}?place=${encodeURIComponent(name)}`;
  return (
    <Section title={m.cities_unlisted()}>
      <p>{m.cities_unlisted_body()}</p>
      <Actions
        about={m.cities_unlisted()}
        actions={[{ form: 'add-cities', name: m.cities_form_add_all() }]}
      />
      <LinkList
        items={cities.map(({ name, region, teams }) => ({
          name,
          path: place(name),
          fact: region.name,
          count: m.teams_count({ count: teams }),
        }))}
      />
    </Section>
  );
}
