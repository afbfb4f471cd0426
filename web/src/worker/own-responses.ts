// A guest network responds to any address with status 200 and its own page: do not store that page as the site's.

const statePattern = /<script type="application\/json" id="state">([\s\S]*?)<\/script>/;

/** Returns the state that a page of the site was rendered from, as JSON; null when the page is not the site's. */
export const stateIn = (page: string): string | null => statePattern.exec(page)?.[1] ?? null;

/** Returns whether a body is a query's result. */
export const isResult = (body: string): boolean => {
  try {
    return (JSON.parse(body) as { result?: { data?: unknown } } | null)?.result?.data !== undefined;
  } catch {
    return false;
  }
};

/** Returns whether a response is a file of the build: successful, and not HTML, since a build contains no pages. */
export const isFile = ({ status, headers }: Response): boolean =>
  status === 200 && !headers.get('content-type')?.startsWith('text/html');
