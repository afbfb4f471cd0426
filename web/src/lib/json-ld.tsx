import { useOrigin } from './origin.ts';

/** Addresses of this site's pages; whatever else it says is left as it is. */
const isPath = (name: string, value: unknown): value is string =>
  (name === 'url' || name === 'item') && typeof value === 'string' && value.startsWith('/');

/** Structured data for search engines: a data block, never executed. `<` is escaped so that no text can end it. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const origin = useOrigin();
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, (name, value: unknown) =>
    isPath(name, value) ? `${origin}${value}` : value,
  ).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
