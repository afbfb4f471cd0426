import { type Stage, stages } from '@rondelle/contracts/competition/lists.ts';
import { plain } from './plain.ts';

/** Names of each stage in both languages, in the site's files and in common use. */
const words: Readonly<Record<Stage, string>> = {
  regular: 'saison reguliere|saison|reguliere|regular season|regular|season',
  preliminary:
    'ronde preliminaire|preliminaire|tour preliminaire|preliminary round|preliminary|round robin|tourniquet',
  'tie-breaker': 'bris d egalite|bris egalite|tie breaker|tiebreaker',
  'round-of-16': 'huitieme de finale|huitiemes de finale|round of 16',
  'quarter-final': 'quart de finale|quarts de finale|quarter final|quarter finals|quarterfinal',
  'semi-final': 'demi finale|demi finales|semi final|semi finals|semifinal',
  consolation:
    'consolation|ronde de consolation|tableau de consolation|match de consolation|consolation round|consolation game',
  bronze:
    'petite finale|bronze|match pour le bronze|match de bronze|match pour la medaille de bronze|medaille de bronze|bronze game|bronze medal game|bronze medal|third place|third place game|troisieme place|match pour la troisieme place',
  final: 'finale|final|championnat|championship',
  relegation: 'relegation',
};
const stageOf = new Map(
  stages.flatMap((stage) => words[stage].split('|').map((word) => [word, stage] as const)),
);

/** Reads the stage of a game, in either language; null when it is unknown. */
export const stageIn = (cell: string): Stage | null => stageOf.get(plain(cell)) ?? null;
