const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Whoever has such a word in their name speaks for the site. */
const roles = wordsIn(`
  admin admins administrateur administratrice administration administrator superadmin masteradmin
  moderateur moderatrice moderation moderator superviseur superviseure supervisor
  webmaster webmestre postmaster sysadmin
`);
/** Whoever has nothing else in their name seems to be the site, or nobody. */
const services = wordsIn(`
  rondelle root system systeme support staff officiel official noreply robot
  visiteur visitor membre member testeur tester anonyme anonymous equipe team
  hockeyquebec hockeycanada demonstration null undefined
`);
/** What does not make such a name anybody’s own. */
const fillers = wordsIn('le la les de du des l d the of site special compte account');

const readAs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  i: 'l',
};
/** What a text looks like at a glance, also where digits stand for letters. */
const glance = (text: string): string =>
  text
    .replaceAll(/[\di]/g, (sign) => readAs[sign] ?? sign)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const glances = (words: readonly string[]) => new Set(words.map(glance));
const roleGlances = glances(roles);
const serviceGlances = glances(services);
const reserved = [...roleGlances, ...serviceGlances];
const madeOfReserved = new RegExp(`^(?:${[...reserved, ...glances(fillers)].join('|')})+$`);

/** Digits around a word add nothing to it; or they stand for its first and last letters. */
const readings = (text: string): string[] =>
  [text, text.replace(/\d+$/, ''), text.replace(/^\d+/, ''), text.replaceAll(/^\d+|\d+$/g, '')].map(glance);

/** Whether a name, as names are compared, looks like a role's or the site's. */
export const isReservedUsername = (key: string): boolean => {
  const words = key.split(/[ ._-]+/);
  const whole = readings(words.join(''));
  return (
    [...words.flatMap(readings), ...whole].some((one) => roleGlances.has(one)) ||
    whole.some((one) => madeOfReserved.test(one) && reserved.some((word) => one.includes(word)))
  );
};
