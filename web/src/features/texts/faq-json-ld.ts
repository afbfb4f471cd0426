const heading = /<h2 id="[^"]*">(.*?)<\/h2>/gsu;

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();

/** The questions of a text, which are its headings, with their answers, as search engines read them. */
export const faqPage = (html: string) => {
  const found = [...html.matchAll(heading)];
  return {
    '@type': 'FAQPage',
    mainEntity: found.map((match, at) => ({
      '@type': 'Question',
      name: plain(match[1] ?? ''),
      acceptedAnswer: {
        '@type': 'Answer',
        text: html.slice(match.index + match[0].length, found[at + 1]?.index ?? html.length).trim(),
      },
    })),
  };
};
