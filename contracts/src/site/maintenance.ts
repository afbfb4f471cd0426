/** The whole body of every answer to a program while the site is away; whoever reads it is told to come back. */
export const maintenanceMode = 'maintenance-mode';

/** Whether an answer's body says no more than that, as a word or as JSON. */
export const saysMaintenance = (body: string): boolean =>
  body.length <= maintenanceMode.length + 4 && body.trim().replaceAll('"', '') === maintenanceMode;
