// A guest network answers any address with status 200 and its own page, which must not be kept as the site's.

const statePattern = /<script type="application\/json" id="state">([\s\S]*?)<\/script>/;

/** Returns what a page of the site was made from, as JSON; null when the page is not the site's. */
export const stateIn = (page: string): string | null => statePattern.exec(page)?.[1] ?? null;

/** Whether a body is a query's result. */
export const isResult = (body: string): boolean => {
  try {
    return (JSON.parse(body) as { result?: { data?: unknown } } | null)?.result?.data !== undefined;
  } catch {
    return false;
  }
};

/** Whether a response is a file of a build, none of which is a page. */
export const isFile = ({ status, headers }: Response): boolean =>
  status === 200 && !headers.get('content-type')?.startsWith('text/html');
