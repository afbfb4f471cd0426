const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Role words: no user name may contain one as a word. */
const roles = wordsIn(`
  admin admins administrateur administratrice administration administrator superadmin masteradmin
  moderateur moderatrice moderation moderator superviseur superviseure supervisor
  webmaster webmestre postmaster sysadmin
`);
/** Service words: no user name may consist of these and fillers only. */
const services = wordsIn(`
  rondelle root system systeme support staff officiel official noreply robot
  visiteur visitor membre member testeur tester anonyme anonymous equipe team
  hockeyquebec hockeycanada demonstration null undefined
`);
/** Words that may surround a reserved word: the user name stays reserved. */
const fillers = wordsIn('le la les de du des l d the of site special compte account');

const readAs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0': 'o',
    '1': 'l',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '9': 'g',
    i: 'l',
  }),
);
/** Maps characters to their look-alikes, such as digits that stand for letters. */
const lookAlikeForm = (text: string): string =>
  text
    .replaceAll(/[\di]/g, (sign) => readAs.get(sign) ?? sign)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const lookAlikeForms = (words: readonly string[]) => new Set(words.map(lookAlikeForm));
const roleGlances = lookAlikeForms(roles);
const serviceGlances = lookAlikeForms(services);
const reserved = [...roleGlances, ...serviceGlances];
const madeOfReserved = new RegExp(`^(?:${[...reserved, ...lookAlikeForms(fillers)].join('|')})+$`);

/** Readings of a text with its leading or trailing digits removed, or read as letters. */
const readings = (text: string): string[] =>
  [text, text.replace(/\d+$/, ''), text.replace(/^\d+/, ''), text.replaceAll(/^\d+|\d+$/g, '')].map(
    lookAlikeForm,
  );

/** Returns true when a user name, as a key for comparison, looks like a role or like the site itself. */
export const isReservedUsername = (key: string): boolean => {
  const words = key.split(/[ ._-]+/);
  const whole = readings(words.join(''));
  return (
    [...words.flatMap(readings), ...whole].some((one) => roleGlances.has(one)) ||
    whole.some((one) => madeOfReserved.test(one) && reserved.some((word) => one.includes(word)))
  );
};
