import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { Ref, Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { competitionText, scoreNote, placeText, scoreText } from '../game-texts.ts';
import { crestBox } from './crest-box.ts';
import { type Box, box, drawImage, ink, line, titleFont } from './draw.ts';
import { recordText } from './record-text.ts';

/** Font size in pixels: smaller for long texts, so that they are not cut. */
const sizeFor = (text: string, largest: number): number =>
  Math.round(Math.min(largest, Math.max(40, (largest * 24) / Math.max(24, text.length))));

const title = (text: string, largest = 76): Box =>
  box({ fontFamily: titleFont, fontWeight: 700, fontSize: sizeFor(text, largest), lineHeight: 1.15 }, text);
const fact = (text: string): Box => line({ fontSize: 34, color: ink.quiet, marginTop: 12 }, text);

const days: Record<Language, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }),
};
const dayText = (date: string, lang: Language): string => days[lang].format(new Date(`${date}T12:00:00Z`));

/** A team: crest, name, category, region, and its rank if it is in a league. */
export const teamImage = ({ team, standing }: TeamOutput, lang: Language): Promise<Buffer> => {
  const { rank, outOf, league } = standing ?? { rank: 0, outOf: 0, league: null };
  const own = standing?.rows.find((row) => row.team.id === team.id);
  const content = [
    box({ alignItems: 'center' }, [
      box({ marginRight: 32 }, [crestBox(team, 130)]),
      box({ flexShrink: 1 }, [title(team.name)]),
    ]),
    fact([team.category.name, team.region.name].join(' · ')),
    ...(league && own
      ? [
          box({ marginTop: 40, alignItems: 'baseline' }, [
            line({ fontSize: 96, fontWeight: 700, color: ink.blue, marginRight: 32 }, `${rank}`),
            box({ flexDirection: 'column' }, [
              line({ fontSize: 34 }, m.image_rank({ outOf, league: league.name }, { locale: lang })),
              line({ fontSize: 34, color: ink.quiet }, recordText(own, lang)),
            ]),
          ]),
        ]
      : []),
  ];
  return drawImage(content, team.season?.slug ?? '');
};

/** A game: teams, score, who forfeited or that it does not count, venue and date. */
export const gameImage = ({ game }: GameOutput, lang: Language): Promise<Buffer> => {
  const score = scoreText(game, lang);
  const note = scoreNote(game, lang);
  const size = Math.min(sizeFor(game.home.name, 64), sizeFor(game.away.name, 64));
  const side = (team: Pick<Ref, 'name' | 'recordedName' | 'crest'>): Box =>
    box({ alignItems: 'center' }, [
      box({ marginRight: 28 }, [crestBox(team, 88)]),
      box(
        { fontFamily: titleFont, fontWeight: 700, fontSize: size, lineHeight: 1.2, flexShrink: 1 },
        team.name,
      ),
    ]);
  const content = [
    side(game.home),
    line(
      { fontSize: 110, fontWeight: 700, color: score ? ink.blue : ink.quiet, lineHeight: 1.2 },
      score ?? '–',
    ),
    side(game.away),
    ...(note === null ? [] : [line({ fontSize: 34, fontWeight: 700, marginTop: 12 }, note)]),
    fact([competitionText(game, lang), placeText(game)].filter((part) => part !== '').join(' · ')),
  ];
  return drawImage(content, dayText(game.date, lang));
};

/** « 22 (−2) »: the points that count, and the points deducted by decisions. */
const pointsText = ({ totalPoints, deducted }: Standing): string =>
  deducted > 0 ? `${totalPoints} (−${deducted})` : `${totalPoints}`;

/** As many rows as are legible in a small image. */
const mostRows = 6;

/** A league table: its first teams with games played and points. */
export const tableImage = ({ league, standings }: LeagueOutput, lang: Language): Promise<Buffer> => {
  const name = league.division ? `${league.name} – ${league.division.name}` : league.name;
  const rows = standings
    .slice(0, mostRows)
    .map((row) =>
      box({ fontSize: 34, lineHeight: 1.5, borderTop: '1px solid #d5dde8', alignItems: 'center' }, [
        line({ width: 64, color: ink.quiet }, `${row.rank}`),
        box({ width: 56 }, [crestBox(row.team, 40)]),
        line({ width: 704 }, row.team.name),
        line({ width: 90, color: ink.quiet }, `${row.gamesPlayed}`),
        line({ fontWeight: 700 }, pointsText(row)),
      ]),
    );
  return drawImage(
    [title(name, 56), box({ flexDirection: 'column', marginTop: 24 }, rows)],
    footOf(league, lang),
  );
};

const footOf = ({ season }: LeagueOutput['league'], locale: Language): string =>
  m.image_table({ season: season.slug }, { locale });
