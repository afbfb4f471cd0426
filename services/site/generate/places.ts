import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

type Coordinates = { readonly latitude: number; readonly longitude: number };
export type City = { readonly name: string; readonly population: number; readonly at: Coordinates };
export type Region = { readonly key: string; readonly name: string; readonly cities: readonly City[] };

const folder = new URL('../../../services/site/geo/', import.meta.url);
const rowsOf = (file: string): Record<string, string>[] =>
  parse(readFileSync(new URL(file, folder)), { columns: true, bom: true });

/** `Saguenay–Lac-Saint-Jean` → `saguenaylac-saint-jean` */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

/** The name with the apostrophe that French and English typography use: `L’Assomption`. */
const nameOf = (row: Record<string, string>): string => (row['name'] ?? '').replaceAll("'", '’');

/** Excludes census tracts (`Ct 0003`), which are also in the list. */
const isPlace = (row: Record<string, string>): boolean => !/\d/.test(row['name'] ?? '');

/** Quebec's 17 administrative regions in the order of their numbers, with the largest cities first. */
export const readRegions = (): Region[] => {
  const byRegion = Map.groupBy(rowsOf('cities_qc.csv').filter(isPlace), (row) => row['region_code'] ?? '');
  return [...byRegion]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, rows]) => ({
      key: keyOf(rows[0]?.['region_name'] ?? ''),
      name: rows[0]?.['region_name'] ?? '',
      cities: rows
        .map((row) => ({
          name: nameOf(row),
          population: Number(row['population_geonames'] || 800),
          at: { latitude: Number(row['lat']), longitude: Number(row['lng']) },
        }))
        .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1)),
    }));
};

/** Names of the arenas of Québec City. */
export const readQuebecArenas = (): string[] => rowsOf('arenas_ville_de_quebec.csv').map(nameOf);
