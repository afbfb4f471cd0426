/** Ids of the link lists at the end of every page; without scripts, menus link to these lists. */
export const siteMapId = 'site-map';
export const allSeasonsId = 'all-seasons';
