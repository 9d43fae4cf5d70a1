import { isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema.ts';

test('every enum’s values are their names: compiled operations write them as they are', () => {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  const others = enums.flatMap((type) => type.getValues().filter(({ name, value }) => name !== value));
  expect(enums.length).toBeGreaterThan(30);
  expect(others).toEqual([]);
});
