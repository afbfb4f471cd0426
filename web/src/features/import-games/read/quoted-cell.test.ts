import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const cellsOf = (text: string) => readText(text).rows.map((row) => row.join('|'));

test('an unclosed quote hides no row', () => {
  const rows = ['2026-11-15;"Aréna Un;Lynx;Titans;4-1', '2026-11-16;Aréna Un;Titans;Lynx;2-1'];
  expect(cellsOf(rows.join('\n'))).toEqual([
    '2026-11-15|"Aréna Un|Lynx|Titans|4-1',
    '2026-11-16|Aréna Un|Titans|Lynx|2-1',
  ]);
});

test('an unclosed quote hides no row when quoted cells follow in the same row or a later one', () => {
  expect(cellsOf('a;"Aréna Un;Lynx\nb;"Aréna; Deux";Lynx')).toEqual([
    'a|"Aréna Un|Lynx',
    'b|Aréna; Deux|Lynx',
  ]);
  expect(cellsOf('a;"Aréna Un\nb;"";c')).toEqual(['a|"Aréna Un', 'b||c']);
  expect(cellsOf('a;"Aréna Un;"Lynx";4-1\nb;c')).toEqual(['a|"Aréna Un|Lynx|4-1', 'b|c']);
});

test('does not read a quote over too many lines as a quoted cell', () => {
  const rows = cellsOf(`a;"note\n1\n2\n3\n4\n5\n6";b`);
  expect(rows).toHaveLength(7);
  expect(cellsOf('a;"rue A\n2e étage\nMagog";b')).toEqual(['a|rue A 2e étage Magog|b']);
});

test.each([
  ['"";b', '|b'],
  ['"a ""b""";c', 'a "b"|c'],
  ['"""b"" a";c', '"b" a|c'],
  ['"a;b" ;c', 'a;b|c'],
  ['x;"a"', 'x|a'],
  ['"a;";b', 'a;|b'],
])('reads the quoted cells of %s', (text, cells) => {
  expect(cellsOf(text)).toEqual([cells]);
});

test('reads many open quotes in one pass', () => {
  const text = Array.from({ length: 20_000 }, () => ';"a').join('');
  expect(cellsOf(text)).toHaveLength(1);
});
