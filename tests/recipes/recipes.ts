import type { Recipe } from './follow-recipe.ts';

/** The recipes of CONTRIBUTING.md that a test follows, each by copying its example under other words. */
export const recipes: readonly Recipe[] = [
  {
    title: 'A count of a result',
    // The words of its headings, too: a heading names one count.
    example: [
      ['penalty minutes', 'bench minutes'],
      ['pun', 'ban'],
      ['pim', 'bim'],
      ['penal', 'bench'],
    ],
    most: 4,
  },
  {
    title: 'A view',
    example: [
      ['streaks', 'slumps'],
      ['streak', 'slump'],
    ],
    kept: ['streakKindOf'],
    most: 4,
  },
  {
    title: 'A public page',
    example: [
      ['timeline', 'timeless'],
      ['ligne du temps', 'suite du temps'],
    ],
    kept: ['timeline_title'],
    most: 8,
  },
  {
    title: 'A page of the administration',
    example: [
      ['push demo', 'bell demo'],
      ['test push', 'test bell'],
    ],
    most: 6,
  },
  { title: 'A kind of notification', example: [['withdrawal', 'promotion']], most: 5 },
  {
    title: 'The forms of an entity',
    example: [
      ['organization forms', 'federation forms'],
      ['organization form', 'federation form'],
      ['add organization', 'add federation'],
      ['edit organization', 'edit federation'],
      ['delete organization', 'delete federation'],
      ['organization added', 'federation added'],
      ['organization edited', 'federation edited'],
      ['organization deleted', 'federation deleted'],
      ['organization delete question', 'federation delete question'],
    ],
    most: 7,
  },
];
