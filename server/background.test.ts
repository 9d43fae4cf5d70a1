import { expect, test } from 'vitest';
import { dailyEffects, effectHandlers } from './background.ts';
// Loads every module, and with it what it declares.
import './graphql/schema.ts';
import { testApi } from './graphql/testing.ts';
import { declaredKinds, effect } from './lib/outbox/effects.ts';
import * as v from 'valibot';
import { exportEffects } from './modules/personal-data/export/exportBuild.ts';

test('every effect that is declared is handled, by one handler', async () => {
  const api = await testApi();
  const kinds = [
    ...Object.keys(effectHandlers(api.services)),
    ...Object.keys(exportEffects(api.services)),
    ...Object.keys(dailyEffects(api.services)),
  ];
  await api.close();
  expect(kinds.sort()).toEqual(declaredKinds());
});

test('a kind is declared once', () => {
  const shape = v.object({});
  effect('background.test', shape);
  expect(() => effect('background.test', shape)).toThrow('declared twice');
});
