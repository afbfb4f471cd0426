/**
 * Words and phrases that are unfit for a place where children read, in the form of `plainWords`. `refused` refuses the
 * text; `held` holds it for a moderator, because the word may be harmless. The words in `unless` (at most two before or
 * after) change its meaning: `en retard`, `chatte blanche`.
 */
export type BlockedPhrase = {
  readonly words: readonly string[];
  readonly level: 'refused' | 'held';
  readonly unless: readonly string[];
};

const phrases = (level: BlockedPhrase['level'], texts: string): readonly BlockedPhrase[] =>
  texts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [turn = '', unless = ''] = line.split('|');
      return { level, words: turn.trim().split(/\s+/), unless: unless.trim().split(/\s+/).filter(Boolean) };
    });

/** Slurs, threats and sexual language. */
const refused = phrases(
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

/** Rough language, and words that are an insult only in some contexts. */
const held = phrases(
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
  imbecile
  imbeciles
  idiot
  idiots
  idiote
  idiotes
  cretin
  cretins
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

export const blockedPhrases: readonly BlockedPhrase[] = [...refused, ...held];
