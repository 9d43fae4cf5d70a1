import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { machine } from './machine.ts';
import type { MachineFact, MachinePart } from './machine.ts';

const Fact = staffBuilder.objectRef<MachineFact>('MachineFact').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    value: t.exposeString('value'),
    isBad: t.exposeBoolean('isBad', { description: 'Somebody should see to it.' }),
  }),
});

const Part = staffBuilder.objectRef<MachinePart>('MachinePart').implement({
  description: 'What the server that answers runs on. No secret is among it.',
  fields: (t) => ({
    name: t.exposeString('name'),
    facts: t.field({ type: [Fact], resolve: ({ facts }) => [...facts] }),
  }),
});

staffBuilder.queryField('machine', (t) =>
  t.field({
    type: [Part],
    authScopes: { roles: ['ADMINISTRATOR'] },
    resolve: (_root, _args, { services }) => machine(services),
  }),
);
