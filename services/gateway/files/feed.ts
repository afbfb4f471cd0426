import type { GameListOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { instantIn } from '@rondelle/contracts/competition/local-time.ts';
import { zoneOf } from '@rondelle/contracts/competition/time-zones.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { htmlInXml, xmlText } from './xml-text.ts';
import type { Addresses } from './addresses.ts';
import { competitionText, gameText, placeText, titleOfGames } from './game-texts.ts';

type Game = GameListOutput['games'][number];

export const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${xmlText(text)}</${name}>`;

/** An RSS description; feed readers interpret its text as HTML. */
export const description = (text: string): string => `<description>${htmlInXml(text)}</description>`;

const itemOf = (game: Game, lang: Language, { origin, firstOrigin }: Addresses): string => {
  const at = instantIn(zoneOf(game), game.date, game.time ?? '12:00') ?? game.recordedAt;
  return [
    '<item>',
    element('title', gameText(game, lang)),
    element('link', `${origin}${game.path}`),
    // Feed readers identify the game by its `guid`, so the `guid` stays when the site's address changes.
    element('guid', `${firstOrigin}${game.path}`, ` isPermaLink="${firstOrigin === origin}"`),
    element('pubDate', new Date(at).toUTCString()),
    element('category', game.category.name),
    description([competitionText(game, lang), placeText(game)].filter((part) => part !== '').join(' · ')),
    '</item>',
  ].join('');
};

/** The latest results as RSS 2.0. `self` is the URL of the feed. */
export const feedOf = (list: GameListOutput, lang: Language, addresses: Addresses, self: string): string => {
  const { origin } = addresses;
  const of = list.of ?? { path: list.season.path };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `Rondelle · ${titleOfGames(list, lang)}`),
    element('link', `${origin}${of.path}`),
    description(m.file_results_of({ name: titleOfGames(list, lang) }, { locale: lang })),
    element('language', `${lang}-ca`),
    '<ttl>15</ttl>',
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...list.games.map((game) => itemOf(game, lang, addresses)),
    '</channel></rss>',
    '',
  ].join('\n');
};
