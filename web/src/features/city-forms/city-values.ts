import type { CurrentCity } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { checkName, nameIn, nameValues } from '../../ui/form/NameFields.tsx';

export const emptyCity = { name: '', nameEn: '', regionId: '', latitude: '', longitude: '', revision: '' };
export type CityValues = typeof emptyCity;

export type CityFacts = Pick<CurrentCity, 'name' | 'regionId' | 'at'>;

export const cityValues = ({ name, regionId, at, revision }: CurrentCity): CityValues => ({
  ...nameValues(name),
  regionId: regionId === null ? '' : String(regionId),
  latitude: at ? String(at.latitude) : '',
  longitude: at ? String(at.longitude) : '',
  revision,
});

/** In French, people type a decimal comma and a real minus sign. */
const degreesIn = (text: string): number => Number(text.trim().replace(',', '.').replace('−', '-'));
const areDegrees = (text: string, most: number): boolean =>
  text.trim() !== '' && Math.abs(degreesIn(text)) <= most;

export const cityIn = (values: CityValues): CityFacts => ({
  name: nameIn(values),
  regionId: values.regionId ? Number(values.regionId) : null,
  at:
    values.latitude.trim() === '' && values.longitude.trim() === ''
      ? null
      : { latitude: degreesIn(values.latitude), longitude: degreesIn(values.longitude) },
});

export const checkCity = (values: CityValues): readonly FieldError[] => {
  const { latitude, longitude } = values;
  const isPlaced = latitude.trim() !== '' || longitude.trim() !== '';
  return [
    ...checkName(values),
    ...(isPlaced && !areDegrees(latitude, 90)
      ? [{ field: 'latitude', message: m.city_check_latitude() }]
      : []),
    ...(isPlaced && !areDegrees(longitude, 180)
      ? [{ field: 'longitude', message: m.city_check_longitude() }]
      : []),
  ];
};
