import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { type Head, HeadContext } from '../../lib/page/head.ts';
import { m } from '../../paraglide/messages.js';
import { Failed } from '../states/Failed.tsx';
import { Loading } from '../states/Loading.tsx';
import { PageFrame } from './PageFrame.tsx';

const rendered = (content: ReactNode) => {
  const heads: Head[] = [];
  const html = renderToString(
    <MantineProvider>
      <Router ssrPath="/fr/accueil">
        <HeadContext value={(head) => heads.push(head)}>{content}</HeadContext>
      </Router>
    </MantineProvider>,
  );
  return { titles: heads.map(({ title }) => title), headings: html.match(/<h1/g)?.length ?? 0 };
};

test.each([
  ['is loading', <Loading key="a" shape="text" />],
  ['has failed', <Failed key="b" failure={{ kind: 'failed' }} />],
])('a page whose part %s keeps its own title and single heading', (_, part) => {
  const frame = (
    <PageFrame title="M11 Montréal" description="">
      {part}
    </PageFrame>
  );
  expect(rendered(frame)).toEqual({ titles: ['M11 Montréal'], headings: 1 });
});

test('a page that is loading as a whole has the loading title', () => {
  expect(rendered(<Loading shape="text" />).titles).toEqual([m.state_loading_title()]);
});
