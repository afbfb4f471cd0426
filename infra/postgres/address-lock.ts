/**
 * Advisory lock for assigning the paths of leagues and seasons, on the site and in imports: a path found free stays
 * free until it is taken. An arbitrary constant, unique in the database.
 */
export const addressLock = 7266511;
