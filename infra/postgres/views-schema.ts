/**
 * The schema of this version's views: `views_` and seven hexadecimal digits, a digest of the declarations of all views
 * and of the tables that the projector keeps beside them. Versions with other views use other tables, so that both can
 * run at once; `npx vitest run --project integration tests/flow/golden-rows -u` writes the name.
 */
export const viewsSchema = 'views_70a89c1';
