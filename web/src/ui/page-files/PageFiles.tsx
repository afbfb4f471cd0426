import { isEmbeddable } from '@rondelle/contracts/site/embeds.ts';
import type { FileName } from '@rondelle/contracts/site/files.ts';
import type { Page } from '@rondelle/contracts/site/pages/pages.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { wordFor } from '../../lib/format/word-for.ts';
import { m } from '../../paraglide/messages.js';
import { type LinkedFile, usePageFiles } from './use-page-files.ts';
import blocks from '../blocks.module.css';

const names = {
  table: m.files_table,
  groups: m.files_groups,
  leaders: m.files_leaders,
  games: m.files_games,
  stats: m.files_stats,
  results: m.files_results,
  forum: m.files_results,
} as const satisfies Partial<Record<FileName, () => string>>;

const isNamed = (name: FileName): name is keyof typeof names => Object.hasOwn(names, name);

function Sheet({ file: { name, links } }: { file: LinkedFile }) {
  const title = isNamed(name) ? wordFor(names, name) : '';
  return (
    <li className={`${blocks.beside} ${blocks.tight}`}>
      {title}{' '}
      {links.map(({ format, href }) => (
        <a key={format} href={href} download aria-label={`${format.toUpperCase()} – ${title}`}>
          {format.toUpperCase()}
        </a>
      ))}
    </li>
  );
}

/** Returns the search parameters of the arena screen for this page; null when it has none. */
const screenOf = (page: Page): string | null => {
  if (page.page === 'liveScores') return new URLSearchParams({ season: page.season }).toString();
  if (page.page !== 'league') return null;
  const { season, categoryId: category, regionId: region } = page;
  return new URLSearchParams({ season, category: String(category), region: String(region) }).toString();
};

/** Links to the page's files: spreadsheets, calendar, feed, embeds and the arena screen. */
export function PageFiles() {
  const { sheets, calendar, feed } = usePageFiles();
  const { path, page } = usePageLocation();
  const paths = usePaths();
  const screen = page ? screenOf(page) : null;
  if (sheets.length === 0 && !calendar && !feed && !screen) return null;
  return (
    <details className={blocks.fold}>
      <summary>{m.files_title()}</summary>
      <ul className={blocks.line}>
        {sheets.map((file) => (
          <Sheet key={file.name} file={file} />
        ))}
        {calendar && (
          <li>
            <a href={calendar}>{m.files_calendar_file()}</a>
          </li>
        )}
        {feed && (
          <li>
            <a href={feed}>{m.files_results()}</a>
          </li>
        )}
        {page && isEmbeddable(page.page) && (
          <li>
            <a href={`${paths.forYourSite()}?${new URLSearchParams({ of: path }).toString()}`}>
              {m.files_for_your_site()}
            </a>
          </li>
        )}
        {screen && (
          <li>
            <a href={`${paths.screen()}?${screen}`}>{m.files_screen()}</a>
          </li>
        )}
      </ul>
    </details>
  );
}
