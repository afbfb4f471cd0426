import { useOrigin } from './origin.ts';

/** Returns whether a value is a path of this site: structured data needs an absolute URL instead. */
const isPath = (name: string, value: unknown): value is string =>
  (name === 'url' || name === 'item') && typeof value === 'string' && value.startsWith('/');

/** Structured data for search engines. `<` is escaped so that no text can end the script element. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const origin = useOrigin();
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, (name, value: unknown) =>
    isPath(name, value) ? `${origin}${value}` : value,
  ).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
