/**
 * Words and turns that are not for a place where children read along, in plain letters as `plainWords` makes them.
 * `refused` is told to who writes; `held` waits for somebody, because people also mean well by it. In `unless` stand
 * words beside it (at most two before or after) with which it means something else: `en retard`, `chatte blanche`.
 */
export type BlockedTurn = {
  readonly words: readonly string[];
  readonly level: 'refused' | 'held';
  readonly unless: readonly string[];
};

const turns = (level: BlockedTurn['level'], texts: string): readonly BlockedTurn[] =>
  texts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [turn = '', unless = ''] = line.split('|');
      return { level, words: turn.trim().split(/\s+/), unless: unless.trim().split(/\s+/).filter(Boolean) };
    });

/** Insults to people for what they are, threats, and what belongs in no children's place. */
const refused = turns(
  'refused',
  `
  nigger
  niggers
  nigga
  faggot
  faggots
  tranny
  kike
  retarded
  cunt
  whore
  rape you
  kill yourself
  kys
  hope you die
  suck my dick
  nudes
  send nudes
  dick pic
  heil hitler
  bougnoule
  bougnoules
  sale negre
  sale arabe
  sale juif
  sale indien
  sale noir
  sale anglais
  sale francais
  kawish
  tapette | mouches mouche
  tapettes | mouches mouche
  fif
  fifs
  enculer
  encule
  encules
  pute
  putes
  salope
  salopes
  va te tuer
  tue toi
  tuez vous
  creve salope
  je vais te tuer
  on va te tuer
  suce moi
  envoie tes seins
  porn
  porno
  `,
);

/** Rough talk, and words that are an insult here and none there: somebody looks. */
const held = turns(
  'held',
  `
  fuck
  fucking
  fucker
  fucked
  motherfucker
  shit
  bullshit
  asshole
  assholes
  bitch
  bitches
  bastard
  dickhead
  slut
  retard | en le un du de sans au leur mon ton son notre votre ce aucun petit gros leger prend pris prends
  retards | les des de nos vos ces
  moron
  kill you
  connard
  connards
  connasse
  trou de cul
  trou du cul
  mange de la marde
  marde
  merde
  ostie
  osti
  hostie | la une
  crisse
  tabarnak
  tabarnac
  calisse
  calice | le un
  ciboire
  viarge
  chienne | ma ta sa une la petite promener avoir
  niaiseux
  debile
  mongol
  gouine
  pede
  pedes
  batard
  batards
  batarde
  enfoire
  ferme ta gueule
  ta gueule
  nique ta mere
  niquer
  `,
);

export const blockedTurns: readonly BlockedTurn[] = [...refused, ...held];
