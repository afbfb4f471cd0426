import { useIsAway } from '../../lib/offline/maintenance.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../../ui/blocks.module.css';
import classes from './shell.module.css';

/** Shows above any page that the site is down for an update, until it responds again. */
export function MaintenanceAlert() {
  return useIsAway() ? (
    <p role="alert" className={`${blocks.band} ${classes.away}`}>
      {m.maintenance_alert()}
    </p>
  ) : null;
}
