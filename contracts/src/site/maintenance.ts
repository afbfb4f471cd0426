/** The whole response body for programs while the site is in maintenance; clients should retry later. */
export const maintenanceMode = 'maintenance-mode';

/** Returns true when a response body is the maintenance mode text, plain or as JSON. */
export const isMaintenanceText = (body: string): boolean =>
  body.length <= maintenanceMode.length + 4 && body.trim().replaceAll('"', '') === maintenanceMode;
