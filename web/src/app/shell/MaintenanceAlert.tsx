import { useIsAway } from '../../lib/maintenance.ts';
import { m } from '../../paraglide/messages.js';
import classes from './shell.module.css';

/** Says above any page that the site is away for an update, until it answers again. */
export function MaintenanceAlert() {
  return useIsAway() ? (
    <p role="alert" className={classes.away}>
      {m.maintenance_alert()}
    </p>
  ) : null;
}
