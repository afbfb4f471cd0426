/** Path prefix of all REST routes. */
export const restPrefix = '/api/v1';
