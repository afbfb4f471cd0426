import { expect, test } from 'vitest';
import { positionIn } from './position-in.ts';

const montreal = { latitude: 45.509, longitude: -73.617 };

test.each([
  '45.509, -73.617',
  '45.509,-73.617',
  '45,509 \u221273,617',
  '45,509; -73,617',
  'geo:45.509,-73.617?z=19',
  'https://www.openstreetmap.org/#map=19/45.509/-73.617',
  'https://www.openstreetmap.org/?mlat=45.509&mlon=-73.617#map=12/45/-73',
  ' https://maps.example/place/@45.509,-73.617,17z ',
])('%s is a position', (text) => {
  expect(positionIn(text)).toEqual(montreal);
});

test('a position is rounded to a tenth of a metre', () => {
  expect(positionIn('45.50912345678, -73')).toEqual({ latitude: 45.509123, longitude: -73 });
});

test.each([
  '',
  '45.509',
  '1300, rue Pompadour',
  '95, -73',
  '45, -181',
  'https://www.openstreetmap.org/way/12',
])('« %s » is not a position', (text) => {
  expect(positionIn(text)).toBeNull();
});
