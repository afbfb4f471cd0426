import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeTable } from './ChangeTable.tsx';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Lynx ${at}`, before: '1', after: '2' }));
const htmlOf = (count: number, isFirst = false) =>
  renderToStaticMarkup(
    <ChangeTable caption="Séquences" first="Équipe" rows={rows(count)} isFirst={isFirst} />,
  );

test('a long table of a preview is folded with its number of rows, except the first', () => {
  expect(htmlOf(9)).toContain('<summary>Séquences · 9</summary>');
  expect(htmlOf(8)).not.toContain('<details');
  expect(htmlOf(9, true)).not.toContain('<details');
});
