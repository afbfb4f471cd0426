/** Ids of the link lists at the end of every page, to which menus link without scripts. */
export const siteMapId = 'site-map';
export const allSeasonsId = 'all-seasons';
