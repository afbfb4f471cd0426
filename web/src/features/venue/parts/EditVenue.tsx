import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { VenueOutput } from '@rondelle/contracts/competition/geography.outputs.ts';
import { useMe } from '../../../lib/member/use-me.ts';
import { m } from '../../../paraglide/messages.js';
import { EditMenu } from '../../../ui/actions/EditMenu.tsx';

/** Records where the venue is, for those who may change cities; a venue belongs to a city of the site. */
export function EditVenue({ city }: Pick<VenueOutput, 'city'>) {
  const me = useMe();
  if (!city || !me || !isAllowed(me.role, 'catalogue/write')) return null;
  return <EditMenu actions={[{ form: 'describe-venue', id: city.id, name: m.venue_describe() }]} />;
}
