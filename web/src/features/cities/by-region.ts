type City = { readonly region: { readonly name: string } | null };

/** Groups cities by region, sorted by name; cities without a region come last, under `''`. */
export const byRegion = <C extends City>(cities: readonly C[]): { region: string; cities: C[] }[] =>
  [...Map.groupBy(cities, ({ region }) => region?.name ?? '')]
    .map(([region, of]) => ({ region, cities: of }))
    .sort((a, b) =>
      a.region === '' || b.region === ''
        ? b.region.length - a.region.length
        : a.region.localeCompare(b.region, 'fr'),
    );
