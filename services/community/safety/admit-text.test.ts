import { describe, expect, test } from 'vitest';
import { cleanText } from '@rondelle/contracts/text.ts';
import { admitText, type Writer } from './admit-text.ts';
import { repetitionOf } from './repetition.ts';
import { worstWord } from './find-blocked.ts';

const known: Writer = { isNew: false, repeats: 1 };
const origin = 'https://rondelle.example';
const admit = (text: string, writer: Partial<Writer> = {}, place: 'chat' | 'topic' | 'post' = 'chat') =>
  admitText({ text, place, writer: { ...known, ...writer }, origin });

describe('blocked words', () => {
  test.each([
    'Belle partie hier, 5 à 4 en prolongation!',
    'Le match commence avec dix minutes de retard',
    'on est en retard de 2 points',
    'Une tapette à mouches dans le vestiaire',
    'Dick Irvin était l’entraîneur des Canadiens',
    'Scunthorpe, Assiniboine et Cumberland',
    'Réputation: la dispute de la coupe est reportée',
    'il computera ses points',
    'Sale temps pour jouer dehors',
    '1 an de hockey, 3 tournois, 4 amis',
    'La F.I.F.A. et la L.N.H., A B C D',
  ])('are not found in: %s', (text) => expect(worstWord(text)).toBeNull());

  test.each([
    'SALOPE',
    'sal0pe!!!',
    'p.u.t.e',
    'p u t e',
    'p’u’t’e',
    'bande d’e n c u l é s',
    'l’enculé',
    'l ’ e n c u l é',
    'y a p u t e',
    'p u t e à vie',
    'sale n è g r e',
    's a l e  n è g r e',
    'puuuuute',
    'рute',
    'pu\u00adte',
    'púte',
    'Va te tuer',
    'k.y.s',
    'kill yourself',
    'sale nègre',
  ])('are found in any spelling: %s', (text) => expect(worstWord(text)).toBe('refused'));

  test.each(['what the f*u*c*k', 'l’i m b é c i l e', 'you retard', 'tabarnak', 'ferme ta gueule'])(
    'are held when they are rough: %s',
    (text) => expect(worstWord(text)).toBe('held'),
  );
});

/** How many of these texts count as different ones. */
const same = (...texts: string[]) => new Set(texts.map((text) => JSON.stringify(repetitionOf(text)))).size;

describe('a text', () => {
  test('is accepted without invisible characters', () => {
    expect(admit('  Bravo\r\nles filles\u200b\u202e!\n\n\n\nÀ demain ')).toEqual({
      state: 'accepted',
      text: 'Bravo\nles filles!\n\nÀ demain',
    });
    expect(cleanText(`x${'\u0301'.repeat(40)}y`)).toBe('xy');
  });

  test('has its length counted in code points', () => {
    expect(admit(' \n\u200b ')).toEqual({ state: 'refused', code: 'text/empty' });
    expect(admit('🏒'.repeat(2_000)).state).toBe('accepted');
    expect(admit('🏒'.repeat(2_001))).toEqual({ state: 'refused', code: 'text/length' });
    expect(admit('ab', {}, 'topic')).toEqual({ state: 'refused', code: 'text/length' });
  });

  test('from a newcomer is held when it contains a link to another site', () => {
    expect(admit('voir https://ailleurs.example/x', { isNew: true })).toMatchObject({
      state: 'held',
      reason: 'link-of-newcomer',
    });
    expect(admit('voir https://ailleurs.example/x').state).toBe('accepted');
    expect(admit(`voir ${origin}/fr/2024-2025/g-12`, { isNew: true }).state).toBe('accepted');
    expect(admit(`voir ${origin}.evil.example/`, { isNew: true }).state).toBe('held');
    expect(admit('https://a.example '.repeat(6))).toEqual({ state: 'refused', code: 'text/links' });
  });

  test.each(['appelle-moi au 514 555-1234', 'écris à jo.b@courriel.example', 'mon snap: etoile99'])(
    'with contact details is held: %s',
    (text) => expect(admit(text)).toMatchObject({ state: 'held', reason: 'contact-details' }),
  );

  test.each([
    ['Venez tous acheter mes patins', 3],
    ['Venez ici maintenant', 10],
    ['Merci!', 10],
    ['🏒🏒🏒', 10],
  ])('is held when it is repeated: %s', (text, most) => {
    expect(admit(text, { repeats: most }).state).toBe('accepted');
    expect(admit(text, { repeats: most + 1 })).toMatchObject({ state: 'held', reason: 'repeated' });
  });

  test('is a duplicate in any spelling, and by its symbols when it has no words', () => {
    expect(same('Venez ici maintenant', 'venez, ICI… maintenant!!', 'Venez\u200B ici maintenant')).toBe(1);
    expect(same('🏒🏒', ' 🏒 🏒 ')).toBe(1);
    expect(same('🏒', '🥅', 'Merci')).toBe(3);
  });

  test('with deeply nested Markdown is refused as a post', () => {
    const nested = `${'>'.repeat(3_000)}a`;
    expect(admit(nested, {}, 'post')).toEqual({ state: 'refused', code: 'text/tangled' });
    expect(admit('**a '.repeat(2_500), {}, 'post')).toEqual({ state: 'refused', code: 'text/tangled' });
    expect(admit('>'.repeat(1_500)).state).toBe('accepted');
    expect(admit('> > Déjà dit\n\n- **Oui**', {}, 'post').state).toBe('accepted');
  });
});
