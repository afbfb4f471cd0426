/** For how many days a browser keeps a change that got no answer, to send it again; then it forgets the draft. */
export const resentForDays = 30;

/**
 * For how many days the site knows which thing a command has entered, so that sending it again enters nothing new:
 * twice as long, for clocks that are wrong and programs that wait. Changes of a thing are known for ever, by the log.
 */
export const knownForDays = 2 * resentForDays;
