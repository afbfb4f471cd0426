import { m } from '../../../paraglide/messages.js';
import { Choices } from '../../../ui/filters/Choices.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

type Named = readonly { name: string; path: string }[];

const links = (places: Named) => places.map(({ name, path }) => ({ name, path, chosen: false }));

/** Links to the season's categories and regions. */
export function Places({ categories, regions }: { categories: Named; regions: Named }) {
  return (
    <>
      {categories.length > 1 && (
        <Section title={m.filter_categories()}>
          <Choices label={m.filter_categories()} choices={links(categories)} />
        </Section>
      )}
      {regions.length > 1 && (
        <Section title={m.filter_regions()}>
          <Choices label={m.filter_regions()} choices={links(regions)} />
        </Section>
      )}
    </>
  );
}
