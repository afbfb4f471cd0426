/** Where menus lead while no script runs: the links at the foot of every page. */
export const siteMapId = 'site-map';
export const allSeasonsId = 'all-seasons';
