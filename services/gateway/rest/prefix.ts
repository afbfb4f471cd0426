/** All routes stand under it. */
export const restPrefix = '/api/v1';
