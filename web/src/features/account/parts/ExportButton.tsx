import { Button } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';

/** Downloads all data that are stored about the member as a JSON file. */
export function ExportButton({ fetchExport }: { fetchExport: () => Promise<unknown> }) {
  const save = async () => {
    const file = new Blob([JSON.stringify(await fetchExport(), null, 2)], { type: 'application/json' });
    const url = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href: url, download: 'rondelle.json' }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button variant="default" onClick={() => void save()}>
      {m.account_export()}
    </Button>
  );
}
