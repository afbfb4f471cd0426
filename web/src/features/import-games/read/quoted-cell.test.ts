import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const cellsOf = (text: string) => readText(text).rows.map((row) => row.join('|'));

test('a quote that is left open swallows no row', () => {
  const rows = ['2026-11-15;"Aréna Un;Lynx;Titans;4-1', '2026-11-16;Aréna Un;Titans;Lynx;2-1'];
  expect(cellsOf(rows.join('\n'))).toEqual([
    '2026-11-15|"Aréna Un|Lynx|Titans|4-1',
    '2026-11-16|Aréna Un|Titans|Lynx|2-1',
  ]);
});

test('nor where quoted cells follow in the same row or a later one', () => {
  expect(cellsOf('a;"Aréna Un;Lynx\nb;"Aréna; Deux";Lynx')).toEqual([
    'a|"Aréna Un|Lynx',
    'b|Aréna; Deux|Lynx',
  ]);
  expect(cellsOf('a;"Aréna Un\nb;"";c')).toEqual(['a|"Aréna Un', 'b||c']);
  expect(cellsOf('a;"Aréna Un;"Lynx";4-1\nb;c')).toEqual(['a|"Aréna Un|Lynx|4-1', 'b|c']);
});

test('a quoted cell that runs over too many lines is none', () => {
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
])('reads %s as the quoted cells that it has', (text, cells) => {
  expect(cellsOf(text)).toEqual([cells]);
});

test('many open quotes are read in one pass', () => {
  const text = Array.from({ length: 20_000 }, () => ';"a').join('');
  expect(cellsOf(text)).toHaveLength(1);
});
