import { expect, test } from 'vitest';
import { pageText, type PageNode } from './page-text.ts';

const text = (nodeValue: string): PageNode => ({ nodeName: '#text', nodeValue, childNodes: [] });
const node = (
  nodeName: string,
  children: readonly (PageNode | string)[],
  attributes: Readonly<Record<string, string>> = {},
): PageNode => ({
  nodeName,
  nodeValue: null,
  childNodes: children.map((one) => (typeof one === 'string' ? text(one) : one)),
  getAttribute: (name) => attributes[name] ?? null,
});
const cell = (...children: readonly (PageNode | string)[]): string =>
  pageText(node('TD', children)).replaceAll(/\s+/g, ' ').trim();

test.each<[string, string, string]>([
  ['the number of a note', '2', '3'],
  ['the number of a note in brackets', '[1]', '3'],
  ['the letter of a note', 'a', '3'],
  ['the sign of a note', '*', '3'],
  ['the sign of a cross', '†', '3'],
  ['an ordinal', 'er', '3er'],
  ['an English ordinal', 'rd', '3rd'],
  ['an hour', 'h', '3h'],
  ['overtime', 'OT', '3OT'],
])('reads a superscript with %s', (_, sup, expected) => {
  expect(cell('3', node('SUP', [sup]))).toBe(expected);
  expect(cell('3', node('SUB', [node('A', [sup])]))).toBe(expected);
});

test('separates lines and blocks, but not parts of a line', () => {
  expect(cell('Lynx', node('BR', []), 'de Magog')).toBe('Lynx de Magog');
  expect(cell(node('DIV', ['Lynx']), node('DIV', ['4'])).split(' ')).toEqual(['Lynx', '4']);
  expect(cell(node('UL', [node('LI', ['4-1']), node('LI', ['TB'])]))).toBe('4-1 TB');
  expect(cell(node('B', ['4']), node('SPAN', ['-1']))).toBe('4-1');
});

test('leaves out hidden parts of a page', () => {
  expect(
    cell(
      node('SPAN', ['20261114'], { style: 'display: none' }),
      node('SPAN', ['1'], { hidden: '' }),
      node('SCRIPT', ['var a = 1']),
      node('STYLE', ['td {}']),
      { nodeName: '#comment', nodeValue: 'note', childNodes: [] },
      '14 nov.',
    ),
  ).toBe('14 nov.');
});
