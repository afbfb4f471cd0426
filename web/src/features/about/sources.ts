import { m } from '../../paraglide/messages.js';

type Source = { readonly name: string; readonly url: string | null; readonly licence: string };

/** External data sources and their licences, for the “About” page. */
export const sources = (): readonly Source[] => [
  { name: m.source_geonames(), url: 'https://www.geonames.org/', licence: m.source_geonames_licence() },
  {
    name: m.source_regions(),
    url: 'https://github.com/codeforgermany/click_that_hood',
    licence: m.source_regions_licence(),
  },
  {
    name: m.source_outlines(),
    url: 'https://www.naturalearthdata.com/',
    licence: m.source_outlines_licence(),
  },
  {
    name: m.source_pwhl(),
    url: 'https://github.com/IsabelleLefebvre97/PWHL-Data-Reference',
    licence: m.source_pwhl_licence(),
  },
  { name: m.source_tournaments(), url: null, licence: m.source_tournaments_licence() },
  { name: m.source_generated(), url: null, licence: m.source_generated_licence() },
  { name: m.source_fonts(), url: 'https://fontsource.org/', licence: m.source_fonts_licence() },
];
