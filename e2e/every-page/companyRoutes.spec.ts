import { describeWalk } from '../support/walk.ts';

describeWalk('company', { phone: 'dark', desk: 'light' });
