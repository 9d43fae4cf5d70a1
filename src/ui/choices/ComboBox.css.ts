import { globalStyle, style } from '@vanilla-extract/css';

export const frameMany = style({ flexWrap: 'wrap', gap: 6, padding: '5px 44px 5px 6px' });
export const input = style({ flex: '1 1 72px', padding: '4px 6px' });
/** At its corner, however many lines of tags there are. */
globalStyle(`${frameMany} > button`, { position: 'absolute', right: 6, bottom: 5 });
