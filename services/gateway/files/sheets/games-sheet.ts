import type { GameListOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import {
  competitionText,
  decisionText,
  forfeitSideText,
  stageText,
  statusText,
  titleOfGames,
} from '../game-texts.ts';
import { type Columns, type Sheet, sheetOf } from './sheet.ts';

const columnsIn = (lang: Language): Columns<GameCard> => ({
  date: ({ date }) => date,
  time: ({ time }) => time,
  category: ({ category }) => category.name,
  competition: (game) => competitionText(game, lang),
  stage: ({ stage }) => stageText(stage, lang),
  group: ({ group }) => group,
  home: ({ home }) => home.name,
  home_goals: ({ home }) => home.goals,
  away_goals: ({ away }) => away.goals,
  away: ({ away }) => away.name,
  status: (game) => statusText(game, lang),
  decided_in: ({ decidedIn }) => decidedIn && decisionText(decidedIn, lang),
  forfeited_by: ({ status, forfeitedBy }) =>
    status === 'final' && forfeitedBy ? forfeitSideText(forfeitedBy, lang) : null,
  venue: ({ venue }) => venue,
  city: ({ city }) => city,
});

/** Games, one per row, in the order of the list. */
export const gamesSheet = (lang: Language, list: GameListOutput): Sheet =>
  sheetOf(lang, titleOfGames(list, lang), columnsIn(lang), list.games);
