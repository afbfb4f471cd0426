import { contracted } from '../../lib/format/contracted.ts';
import { mostInAddress } from '@rondelle/contracts/competition/lists.ts';
import type { VenueOutput } from '@rondelle/contracts/competition/geography.outputs.ts';
import type { CurrentCity } from '@rondelle/contracts/competition/structure.outputs.ts';
import { venueKeyOf } from '@rondelle/contracts/competition/venue-key.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { ShortTextField } from '../../ui/fields/ShortTextField.tsx';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';
import { QueryLoader } from '../../ui/form/QueryLoader.tsx';
import { Unscoped } from '../../ui/form/Unscoped.ts';
import { cityForms } from './city-forms.tsx';
import { checkVenue, factsIn, venueValues, type VenueValues } from './venue-values.ts';

type Props = Pick<FormProps, 'saved'> & { entity: CurrentCity; refetch: () => Promise<CurrentCity> };

const keyOf = (venue: string): string => venueKeyOf(venue, null).venue;

/** Returns what is recorded about a venue of a city; null when nothing is. */
const recordedIn = ({ venues }: CurrentCity, name: string) => {
  return venues.find(({ venue }) => keyOf(venue) === keyOf(name))?.facts ?? null;
};

function Describing({ entity: city, refetch, saved, name }: Props & { name: string }) {
  const { client } = useClient();
  const before = recordedIn(city, name);
  const command = { cityId: city.id, venue: name };
  return (
    <ChangeForm<VenueValues, object, { readonly revision: string }>
      draft={`describe-venue ${city.id} ${name}`}
      initial={venueValues(before, city.revision)}
      check={checkVenue}
      inputOf={(values) => ({ facts: factsIn(values), ifRevision: values.revision })}
      send={(input, options) =>
        client.city.describeVenue.mutate({ facts: null, ...input, ...command }, options)
      }
      submit={m.form_save()}
      done={() => ({ message: m.venue_described({ ofName: contracted(name) }) })}
      undo={(again, { revision }) =>
        client.city.describeVenue.mutate({ ...again, ...command, facts: before, ifRevision: revision })
      }
      theirs={{
        now: async () => {
          const current = await refetch();
          return venueValues(recordedIn(current, name), current.revision);
        },
        fields: {
          address: { label: m.venue_form_address() },
          postalCode: { label: m.venue_form_postal_code() },
          position: { label: m.venue_form_position() },
        },
      }}
      saved={saved}
    >
      {(form) => (
        <>
          <p>{name}</p>
          <ShortTextField
            form={form}
            name="address"
            label={m.venue_form_address()}
            hint={m.venue_form_address_hint()}
            maxLength={mostInAddress}
          />
          <ShortTextField
            form={form}
            name="postalCode"
            label={m.venue_form_postal_code()}
            hint={m.venue_form_postal_code_hint()}
            maxLength={10}
          />
          <ShortTextField
            form={form}
            name="position"
            label={m.venue_form_position()}
            hint={m.venue_form_position_hint()}
            maxLength={300}
          />
        </>
      )}
    </ChangeForm>
  );
}

/** The form is about the venue in the path of the page below the form. */
function OfPage(props: Props) {
  const { lang, path } = usePageLocation();
  const [city = '', venue = ''] = path.split('/').slice(-2);
  const query = trpc.venue.get.useQuery({ lang, city, venue }, { retry: false });
  return (
    <QueryLoader<VenueOutput> query={query}>
      {({ name }) => <Describing {...props} name={name} />}
    </QueryLoader>
  );
}

/** Records the address, postal code and position of a venue. */
export const DescribeVenue = cityForms.formOf(OfPage, Unscoped);
