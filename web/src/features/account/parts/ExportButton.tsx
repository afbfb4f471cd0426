import { m } from '../../../paraglide/messages.js';
import classes from '../../../ui/form/form.module.css';

/** Gives everything that is held on the member as a file. */
export function ExportButton({ fetchExport }: { fetchExport: () => Promise<unknown> }) {
  const save = async () => {
    const file = new Blob([JSON.stringify(await fetchExport(), null, 2)], { type: 'application/json' });
    const url = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href: url, download: 'rondelle.json' }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <button type="button" className={classes.quiet} onClick={() => void save()}>
      {m.account_export()}
    </button>
  );
}
