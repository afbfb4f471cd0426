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

/** A text as a schema.org FAQPage: headings are questions, the text below them is the answer. */
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
