import { describeWalk } from '../support/walk.ts';

describeWalk('creator', { phone: 'light', desk: 'dark' });
